import type { Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';

/** Answer of a server that is broken or hostile. */
export interface HostileAnswer {
  /** Schema of the success; any object or array by default. */
  readonly schema?: object;
  /** True if the answer keeps to the contract. */
  readonly isFine?: true;
  /** True for a POST that answers 201; by default the operation is a GET that answers 200. */
  readonly creates?: true;
  readonly send: (socket: Socket) => void;
}

const MB = 1024 * 1024;
const DEEP = 200_000;
const zeros = Buffer.alloc(20 * MB, ' ');

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
const evil = `${'a'.repeat(40)}!`;
/** Schemas of the contract: two alternatives at each level, both of which have to be tried. */
export const SCHEMAS = {
  Forked: {
    anyOf: ['x', 'y'].map((name) => ({ type: 'object', properties: { a: { $ref: '#/components/schemas/Forked' } }, required: [name] })),
  },
};

export const ANSWERS: Readonly<Record<string, HostileAnswer>> = {
  gzipBomb: { send: body(gzipSync(zeros), 'Content-Encoding: gzip') },
  brotliBomb: { send: body(brotliCompressSync(zeros), 'Content-Encoding: br') },
  deflateBomb: { send: body(deflateSync(zeros), 'Content-Encoding: deflate') },
  gzipInGzip: { send: body(gzipSync(gzipSync(zeros)), 'Content-Encoding: gzip') },
  noGzip: { send: body('{}', 'Content-Encoding: gzip') },
  openBrackets: { send: body('['.repeat(DEEP)) },
  openObjects: { send: body('{"a":'.repeat(DEEP)) },
  deepArray: { send: body('['.repeat(DEEP) + ']'.repeat(DEEP)) },
  deepObject: { send: body(`${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`) },
  millionValues: { send: body(`[${'0,'.repeat(1_000_000)}0]`) },
  manyErrors: {
    schema: { type: 'array', items: { type: 'object', required: ['a', 'b', 'c'] } },
    send: body(`[${'{},'.repeat(50_000)}{}]`),
  },
  longText: { send: body(`["${'a'.repeat(11 * MB)}"]`) },
  longTextWithinLimit: { isFine: true, send: body(`["${'a'.repeat(9 * MB)}"]`) },
  escapes: { isFine: true, send: body(`["${String.raw`\\`.repeat(4 * MB)}"]`) },
  endlessBody: { send: endless(head(), 'x'.repeat(65_536)) },
  endlessChunks: { send: endless(head('Transfer-Encoding: chunked'), `10000\r\n${'x'.repeat(65_536)}\r\n`) },
  endlessHead: { send: endless('HTTP/1.1 200 OK\r\n', 'X-Filler: aaaaaaaaaaaaaaaa\r\n') },
  endlessStatus: { send: endless('', 'HTTP/1.1 100 Continue\r\n\r\n') },
  manyCookies: { isFine: true, send: body('{}', ...Array.from({ length: 2000 }, (_, index) => `Set-Cookie: c${String(index)}=1`)) },
  negativeChunk: { send: raw(`${head('Transfer-Encoding: chunked')}-7\r\n-7\r\n`) },
  hugeChunk: { send: raw(`${head('Transfer-Encoding: chunked')}ffffffffffffffff\r\n{}`) },
  hugeLength: { send: raw(`${head('Content-Length: 9007199254740993')}{}`) },
  noHttp: { send: raw('220 mail.example ESMTP\r\n') },
  nothing: { send: raw('') },
  prototype: { isFine: true, send: body('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}') },
  noUtf8: { send: body(Buffer.from([0x7b, 0xff, 0xfe, 0x7d])) },
  byteOrderMark: { send: body('\uFEFF{}') },
  terminalCodes: { send: body('\u001B[2J\u001B]0;owned\u0007<script>alert(1)</script>') },
  hugeNumber: { isFine: true, send: body(`[${'9'.repeat(MB)}]`) },
  duplicates: { send: body(`{${'"a":1,'.repeat(20_000)}"a":1}`) },
  brokenLocation: { isFine: true, creates: true, send: created('http://[') },
  brokenPercent: { isFine: true, creates: true, send: created('/brokenPercent/%ZZ') },
  brokenLinks: { isFine: true, send: body('{"self":"/things/%ZZ","next":"http://[","id":"%"}', 'Link: </things/%ZZ>; rel="next"') },
  halfSurrogate: { isFine: true, send: body(String.raw`{"id":"\uD800","thing_id":"\uDFFF/.."}`) },
  percentNames: { schema: { type: 'object', additionalProperties: { type: 'string' } }, send: body('{"%":1,"%ZZ":1,"~":1,"/":1}') },
  redirectLoop: { send: raw('HTTP/1.1 302 Found\r\nLocation: /redirectLoop\r\nContent-Length: 0\r\n\r\n') },
  endlessPattern: { schema: textMember('^(a+)+$'), send: member(evil) },
  quadraticPattern: { schema: textMember(String.raw`^(\s*a*\s*)*$`), send: member(`${' '.repeat(30_000)}!`) },
  endlessNames: {
    schema: { type: 'object', patternProperties: { '^(a+)+$': { type: 'string' } } },
    send: body(JSON.stringify({ [evil]: 1 })),
  },
  forkedSchema: { schema: { $ref: '#/components/schemas/Forked' }, send: body(`${'{"a":'.repeat(60)}{}${'}'.repeat(60)}`) },
};
