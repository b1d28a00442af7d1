import type { Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';

/** Answer of a server that is broken or hostile. */
export interface HostileAnswer {
  /** Schema of the success; any object or array by default. */
  readonly schema?: object;
  /** True if the answer keeps to the contract. */
  readonly isFine?: true;
  /** Check of the finding about the answer, and a part of its actual value; missing if it is fine, or its validation does not end. */
  readonly finding?: readonly [check: string, actual: string];
  /** True for a POST that answers 201; by default the operation is a GET that answers 200. */
  readonly creates?: true;
  /** Function that writes the whole answer, head included, and ends the connection, unless the answer is endless. */
  readonly send: (socket: Socket) => void;
}

const MB = 1024 * 1024;
/** Number of nested brackets. */
const DEEP = 200_000;
/** Spaces, twice as many bytes as the checker reads of a body. */
const spaces = Buffer.alloc(20 * MB, ' ');

const head = (...lines: readonly string[]) => ['HTTP/1.1 200 OK', 'Content-Type: application/json', ...lines, '', ''].join('\r\n');

const body =
  (content: string | Uint8Array, ...lines: readonly string[]) =>
  (socket: Socket) => {
    const bytes = Buffer.from(content);
    socket.write(head(`Content-Length: ${String(bytes.length)}`, 'Connection: close', ...lines));
    socket.end(bytes);
  };

const raw = (text: string) => (socket: Socket) => void socket.end(Buffer.from(text, 'latin1'));

const created = (location: string) =>
  raw(`HTTP/1.1 201 Created\r\nContent-Type: application/json\r\nLocation: ${location}\r\nContent-Length: 2\r\n\r\n{}`);

/** Writes the same bytes until the other side closes. */
const endless =
  (start: string, chunk: string) =>
  (socket: Socket): void => {
    socket.write(start);
    const write = () => {
      while (!socket.destroyed && socket.write(chunk));
    };
    socket.on('drain', write);
    write();
  };

const textMember = (pattern: string) => ({ type: 'object', properties: { text: { type: 'string', pattern } } });
const member = (text: string) => body(JSON.stringify({ text }));
/** Text for which a backtracking engine does not finish `^(a+)+$`. */
const evil = `${'a'.repeat(40)}!`;
/** Schemas of the contract: two alternatives at each level, both of which have to be tried. */
export const SCHEMAS = {
  Forked: {
    anyOf: ['x', 'y'].map((name) => ({ type: 'object', properties: { a: { $ref: '#/components/schemas/Forked' } }, required: [name] })),
  },
};

/** Answers by the name of their operation, which is also its path: `/gzipBomb`. */
export const ANSWERS: Readonly<Record<string, HostileAnswer>> = {
  gzipBomb: { finding: ['json-malformed', 'more than 10 MB'], send: body(gzipSync(spaces), 'Content-Encoding: gzip') },
  brotliBomb: { finding: ['json-malformed', 'more than 10 MB'], send: body(brotliCompressSync(spaces), 'Content-Encoding: br') },
  deflateBomb: { finding: ['json-malformed', 'more than 10 MB'], send: body(deflateSync(spaces), 'Content-Encoding: deflate') },
  gzipInGzip: { finding: ['json-malformed', 'bytes that are not UTF-8'], send: body(gzipSync(gzipSync(spaces)), 'Content-Encoding: gzip') },
  noGzip: { finding: ['response-header', 'Content-Encoding gzip, but the body is not'], send: body('{}', 'Content-Encoding: gzip') },
  openBrackets: { finding: ['json-malformed', 'brackets that are nested 200000 times'], send: body('['.repeat(DEEP)) },
  openObjects: { finding: ['json-malformed', 'brackets that are nested 200000 times'], send: body('{"a":'.repeat(DEEP)) },
  deepArray: { finding: ['json-malformed', 'brackets that are nested 200000 times'], send: body('['.repeat(DEEP) + ']'.repeat(DEEP)) },
  deepObject: {
    finding: ['json-malformed', 'brackets that are nested 200000 times'],
    send: body(`${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`),
  },
  millionValues: { finding: ['json-malformed', '1000002 values'], send: body(`[${'0,'.repeat(1_000_000)}0]`) },
  manyErrors: {
    finding: ['response-schema', 'missing: a, b, c'],
    schema: { type: 'array', items: { type: 'object', required: ['a', 'b', 'c'] } },
    send: body(`[${'{},'.repeat(50_000)}{}]`),
  },
  longText: { finding: ['json-malformed', 'more than 10 MB'], send: body(`["${'a'.repeat(11 * MB)}"]`) },
  longTextWithinLimit: { isFine: true, send: body(`["${'a'.repeat(9 * MB)}"]`) },
  escapes: { isFine: true, send: body(`["${String.raw`\\`.repeat(4 * MB)}"]`) },
  endlessBody: { finding: ['json-malformed', 'more than 10 MB'], send: endless(head(), 'x'.repeat(65_536)) },
  endlessChunks: {
    finding: ['json-malformed', 'more than 10 MB'],
    send: endless(head('Transfer-Encoding: chunked'), `10000\r\n${'x'.repeat(65_536)}\r\n`),
  },
  endlessHead: {
    finding: ['server-error', 'the head of the answer has more than 256 kB'],
    send: endless('HTTP/1.1 200 OK\r\n', 'X-Filler: aaaaaaaaaaaaaaaa\r\n'),
  },
  endlessStatus: {
    finding: ['server-error', 'the head of the answer has more than 256 kB'],
    send: endless('', 'HTTP/1.1 100 Continue\r\n\r\n'),
  },
  manyCookies: { isFine: true, send: body('{}', ...Array.from({ length: 2000 }, (_, index) => `Set-Cookie: c${String(index)}=1`)) },
  negativeChunk: {
    finding: ['response-header', 'the chunked body broke off before its end'],
    send: raw(`${head('Transfer-Encoding: chunked')}-7\r\n-7\r\n`),
  },
  hugeChunk: {
    finding: ['response-header', 'the chunked body broke off before its end'],
    send: raw(`${head('Transfer-Encoding: chunked')}ffffffffffffffff\r\n{}`),
  },
  hugeLength: {
    finding: ['response-header', 'Content-Length 9007199254740992'],
    send: raw(`${head('Content-Length: 9007199254740993')}{}`),
  },
  noHttp: { finding: ['server-error', 'the answer is not HTTP/1.1'], send: raw('220 mail.example ESMTP\r\n') },
  nothing: { finding: ['server-error', 'the connection was closed without an answer'], send: raw('') },
  prototype: { isFine: true, send: body('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}') },
  noUtf8: { finding: ['json-malformed', 'bytes that are not UTF-8'], send: body(Buffer.from([0x7b, 0xff, 0xfe, 0x7d])) },
  byteOrderMark: { finding: ['json-malformed', 'a byte order mark before the JSON'], send: body('\uFEFF{}') },
  terminalCodes: {
    finding: ['json-malformed', 'extra text before the JSON'],
    send: body('\u001B[2J\u001B]0;owned\u0007<script>alert(1)</script>'),
  },
  hugeNumber: { isFine: true, send: body(`[${'9'.repeat(MB)}]`) },
  duplicates: { finding: ['json-malformed', 'it occurs twice'], send: body(`{${'"a":1,'.repeat(20_000)}"a":1}`) },
  brokenLocation: { isFine: true, creates: true, send: created('http://[') },
  brokenPercent: { isFine: true, creates: true, send: created('/brokenPercent/%ZZ') },
  brokenLinks: { isFine: true, send: body('{"self":"/things/%ZZ","next":"http://[","id":"%"}', 'Link: </things/%ZZ>; rel="next"') },
  halfSurrogate: { isFine: true, send: body(String.raw`{"id":"\uD800","thing_id":"\uDFFF/.."}`) },
  percentNames: {
    finding: ['response-schema', 'number 1'],
    schema: { type: 'object', additionalProperties: { type: 'string' } },
    send: body('{"%":1,"%ZZ":1,"~":1,"/":1}'),
  },
  redirectLoop: {
    finding: ['redirect', '302 to /redirectLoop'],
    send: raw('HTTP/1.1 302 Found\r\nLocation: /redirectLoop\r\nContent-Length: 0\r\n\r\n'),
  },
  endlessPattern: { schema: textMember('^(a+)+$'), send: member(evil) },
  quadraticPattern: { schema: textMember(String.raw`^(\s*a*\s*)*$`), send: member(`${' '.repeat(30_000)}!`) },
  endlessNames: {
    schema: { type: 'object', patternProperties: { '^(a+)+$': { type: 'string' } } },
    send: body(JSON.stringify({ [evil]: 1 })),
  },
  forkedSchema: { schema: { $ref: '#/components/schemas/Forked' }, send: body(`${'{"a":'.repeat(60)}{}${'}'.repeat(60)}`) },
};
