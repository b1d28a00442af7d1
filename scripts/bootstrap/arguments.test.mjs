import { describe, expect, it } from 'vitest';

import { answerArguments } from './arguments.mjs';

const USAGE = `[PATH ...] [flags]
  PATH                files
  -g, --grep REGEX    tests by name
  -j, --workers N     tests at the same time
  --headed            shows the browser
  npx other --help has all flags.`;

const answer = (...argv) => answerArguments('e2e', USAGE, argv);

describe('the arguments of a command', () => {
  it.each([
    [[]],
    [['a.ts', 'b.ts', '-g', 'part of a name', '--headed']],
    [['--grep=x', '-j2', '--workers', '50%']],
    [['--', '--not-a-flag']],
  ])('%j are accepted', (argv) => {
    expect(answer(...argv)).toBeUndefined();
  });

  it.each([
    [['--heded'], "Unknown option '--heded'. Flags: --grep, --workers, --headed. (npm run e2e -- --help)"],
    [['-z'], "Unknown option '-z'. Flags: --grep, --workers, --headed. (npm run e2e -- --help)"],
    [['--grep'], "Option '-g, --grep <value>' argument missing. (npm run e2e -- --help)"],
    [['--headed=yes'], "Option '--headed' does not take an argument. (npm run e2e -- --help)"],
    [['-g', '('], "--grep must be a regular expression, not '('. (npm run e2e -- --help)"],
    [['--workers', 'many'], "--workers must be a whole number, not 'many'. (npm run e2e -- --help)"],
  ])('%j are refused', (argv, text) => {
    expect(answer(...argv)).toEqual({ code: 2, text });
  });

  it('are refused beyond the words of the usage', () => {
    expect(answerArguments('test changed', '[REF]', ['main'])).toBeUndefined();
    expect(answerArguments('test changed', '[REF]', ['main', 'other'])).toEqual({
      code: 2,
      text: "Unexpected argument 'other'. (npm test -- changed --help)",
    });
    expect(answerArguments('build', '[flags]\n  --outDir FOLDER  x', ['dist'])).toMatchObject({ code: 2 });
  });

  it('are refused if the command takes none', () => {
    expect(answerArguments('types', '', ['--fix'])).toEqual({ code: 2, text: "npm run types takes no arguments, not '--fix'." });
    expect(answerArguments('test:full', '', ['--help'])).toEqual({ code: 0, text: 'npm run test:full takes no arguments.' });
  });

  it('name the parts of the command', () => {
    const parts = 'Its parts: npm test -- changed.';
    expect(answerArguments('test', '', ['--help'])).toEqual({ code: 0, text: `npm test takes no arguments. ${parts}` });
    expect(answerArguments('test', '', ['chnaged'])).toEqual({ code: 2, text: `npm test takes no arguments, not 'chnaged'. ${parts}` });
  });

  it('have a usage', () => {
    expect(answer('--help')).toEqual({ code: 0, text: `npm run e2e -- ${USAGE}` });
  });

  it('are left to a command that checks them itself', () => {
    expect(answerArguments('start', undefined, ['--wrong'])).toBeUndefined();
  });
});
