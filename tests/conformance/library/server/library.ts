/** Book in the catalogue. */
export interface Book {
  isbn: string;
  title: string;
  author: Author;
  genre: string;
  language: string;
  year: number;
  pages: number;
  rating: number | null;
  ean: number;
  series: { name: string; volume: number } | null;
}

interface Author {
  id: string;
  name: string;
  country: string;
  born: string | null;
}

interface Branch {
  id: number;
  name: string;
  seats: number;
  open: boolean;
}

/** Member who can log in. New members have the role `reader`, and no route changes a role. */
export interface Member {
  card_number: string;
  email: string;
  password: string;
  name: string;
  role: string;
  balance_cents: number;
  motto: string | null;
  branch_id: number | null;
  joined_at: string;
}

export interface Loan {
  /** Card number of the member, which responses leave out. */
  owner: string;
  number: string;
  isbn: string;
  /** Length of the loan, which does not change `due_on`. */
  days: number;
  note: string | null;
  /** Status `open` or `late`. A new loan is open and stays so. */
  status: string;
  due_on: string;
}

export interface Shelf {
  /** Card number of the member, which responses leave out. */
  owner: string;
  slug: string;
  label: string;
  color: string;
}

export interface Review {
  /** Card number of the member, which responses leave out. */
  owner: string;
  id: number;
  isbn: string;
  stars: number;
  text: string;
  created_at: string;
  /** Value that only the server sets: false in a new review. */
  verified: boolean;
}

/** Data of a library server, an example of a product with ids that are not called `id`. */
export interface Library {
  books: Book[];
  authors: Author[];
  branches: Branch[];
  members: Member[];
  loans: Loan[];
  shelves: Shelf[];
  reviews: Review[];
  /** Wishes of all members: `owner` is the card number. */
  wishes: { owner: string; isbn: string }[];
  /** Card numbers by token. */
  sessions: Map<string, string>;
  /** Successful responses to POST by card number, path and Idempotency-Key. Their `body` is that of the request. */
  keys: Map<string, { body: string; status: number; reply: string; headers: Record<string, string> }>;
  /** Counter from which new ids are made. Members, loans, reviews, sessions and payments raise it. */
  count: number;
}

const GENRES = ['novel', 'poetry', 'science', 'history'];
const WORDS = ['Tide', 'Lantern', 'Maple', 'Quarry', 'Ember', 'Willow', 'Harbour', 'Comet', 'Thistle', 'Basalt', 'Juniper', 'Orchard'];

const createIsbn = (number: number): string => `978-${String(number).padStart(10, '0')}`;

/** Creates a member with a new card number, for which it raises the library's count, without adding the member to the library. */
export const newMember = (library: Library, email: string, password: string, name: string): Member => {
  library.count += 1;
  return {
    card_number: `C${String(library.count).padStart(5, '0')}`,
    email,
    password,
    name,
    role: 'reader',
    balance_cents: 0,
    motto: null,
    branch_id: null,
    joined_at: '2026-03-04T10:00:00Z',
  };
};

/**
 * Creates a library, always the same, with 34 books, 13 authors, 7 branches, 12 reviews, and two members with 50.00 and two loans each:
 * `ada@exemplo.invalid` with the password `ada-reads-much-9`, and `ben` likewise.
 */
export function createLibrary(): Library {
  const authors = Array.from({ length: 13 }, (_, index): Author => ({
    id: `a${String(index + 1)}`,
    name: `Author ${WORDS[index % 12] ?? ''}`,
    country: ['BR', 'PT', 'US'][index % 3] ?? 'BR',
    born: index % 4 === 0 ? null : `19${String(40 + index)}-05-1${String(index % 10)}`,
  }));
  const books = Array.from({ length: 34 }, (_, index): Book => ({
    isbn: createIsbn(index + 1),
    title: `${WORDS[(index * 7) % 12] ?? ''} and ${WORDS[(index * 5 + 3) % 12] ?? ''} ${String(index + 1)}`,
    author: authors[index % 13] as Author,
    genre: GENRES[index % 4] ?? 'novel',
    language: index % 3 === 0 ? 'en' : 'pt',
    year: 1950 + ((index * 17) % 73),
    pages: 90 + ((index * 37) % 400),
    rating: index % 5 === 0 ? null : 3 + (index % 4) / 2,
    ean: 9_780_000_000_000 + index,
    series: index % 6 === 0 ? { name: 'Northern Tales', volume: index + 1 } : null,
  }));
  const branches = Array.from({ length: 7 }, (_, index): Branch => ({
    id: index + 1,
    name: `${WORDS[(index * 5) % 12] ?? ''} Branch`,
    seats: 20 + ((index * 13) % 50),
    open: index % 3 !== 0,
  }));
  const library: Library = {
    books,
    authors,
    branches,
    members: [],
    loans: [],
    shelves: [],
    reviews: [],
    wishes: [],
    sessions: new Map(),
    keys: new Map(),
    count: 0,
  };
  for (const name of ['ada', 'ben']) {
    const member = newMember(library, `${name}@exemplo.invalid`, `${name}-reads-much-9`, name);
    member.balance_cents = 5000;
    library.members.push(member);
    for (const [at, isbn] of [books[0], books[1]].entries()) {
      library.count += 1;
      library.loans.push({
        owner: member.card_number,
        number: `L-${String(library.count).padStart(6, '0')}`,
        isbn: isbn?.isbn ?? '',
        days: 7,
        note: null,
        status: at === 0 ? 'open' : 'late',
        due_on: '2026-12-01',
      });
    }
  }
  library.reviews = Array.from({ length: 12 }, (_, index) => ({
    owner: library.members[index % 2]?.card_number ?? '',
    id: 100 + index,
    isbn: createIsbn(1 + (index % 5)),
    stars: 1 + (index % 5),
    text: `${WORDS[index] ?? ''} is worth a look`,
    created_at: '2026-05-06T07:08:09Z',
    verified: index % 2 === 0,
  }));
  return library;
}
