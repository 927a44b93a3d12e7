import { afterEach, describe, expect, test, vi } from 'vitest';
import { openOutput } from '../../src/cli/write/output.js';
import { escapeControls, escapeLines, print, reportLine } from '../../src/cli/write/print.js';
import { commandHere } from './command.js';
import { envelope, FORGERY, hostileLines, RAW, record } from './hostile.js';

const command = commandHere();
const { run } = command;
const { archive, texts } = hostileLines(command);

describe('text of others', () => {
  test.each([
    ['a\u001b[2Jb\u009b\u0000\u007f', 'a\\u001b[2Jb\\u009b\\u0000\\u007f'],
    ['a\nb\r\tc\u0085', 'a\\u000ab\\u000d\\u0009c\\u0085'],
    ['\u202eabc\u2069\u200f\u061c\u2028\ufeff', '\\u202eabc\\u2069\\u200f\\u061c\\u2028\\ufeff'],
    ['\ud83d \udc27 \ud83d\udc27', '\\ud83d \\udc27 \ud83d\udc27'],
    ['Zoë, Łukasz, 李, דוד, 👩‍🔬, C:\\u', 'Zoë, Łukasz, 李, דוד, 👩‍🔬, C:\\u'],
  ])('%j is shown as %j', (text, shown) => {
    expect(escapeControls(text)).toBe(shown);
    expect(escapeControls(shown)).toBe(shown);
  });

  test('keeps the line ends of the command, and the value of JSON', () => {
    expect(escapeLines('a\u0007\nb\r\nc\rd')).toBe('a\\u0007\nb\r\nc\\u000dd');
    expect(escapeControls(FORGERY)).not.toMatch(RAW);
    expect(JSON.parse(escapeControls(JSON.stringify({ [FORGERY]: [FORGERY] })))).toEqual({ [FORGERY]: [FORGERY] });
  });
});

describe('printed text', () => {
  const isTTY = process.stdout.isTTY;
  afterEach(() => {
    vi.restoreAllMocks();
    process.stdout.isTTY = isTTY;
  });

  const row = `${JSON.stringify({ name: '\u009b2J\u202e' })}\n`;
  const line = Buffer.from(row);
  const noText = Uint8Array.of(0x7b, 0x9b, 0x1b, 0x0a);
  test.each([
    ['escapes control characters on a terminal', true, row, '{"name":"\\u009b2J\\u202e"}\n'],
    ['is exact in a pipe', false, row, row],
    ['of bytes escapes them on a terminal, too', true, line, '{"name":"\\u009b2J\\u202e"}\n'],
    ['of bytes that are not UTF-8 has no control characters on a terminal', true, noText, '{\ufffd\\u001b\n'],
    ['of bytes is exact in a pipe', false, noText, noText],
  ])('%s', async (_, toTerminal, piece, expected) => {
    process.stdout.isTTY = toTerminal;
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await print(piece);
    expect(write).toHaveBeenCalledExactlyOnceWith(expected);
  });

  test('by the name of a file is filtered, where that is the terminal', async () => {
    process.stdout.isTTY = true;
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const output = await openOutput('/dev/stdout');
    await output.write(line);
    await output.finish();
    expect(write).toHaveBeenCalledExactlyOnceWith('{"name":"\\u009b2J\\u202e"}\n');
  });

  test('on standard error is one line', () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    reportLine(`a${FORGERY}`);
    expect(write).toHaveBeenCalledExactlyOnceWith(`a${escapeControls(FORGERY)}\n`);
  });
});

describe('text of others cannot control the terminal or forge a line', () => {
  test.each(texts)('%s', { timeout: 60_000 }, async (_, line) => {
    const input = `\nno${FORGERY}\n1\nundo no${FORGERY}\nsave /no${FORGERY}/where\n`;
    const { out, err } = await run(line, { input });
    expect(out).not.toMatch(RAW);
    expect(err).not.toMatch(RAW);
    expect(`${out}${err}`).not.toBe('');
  });

  test('and JSON has the exact values of the records', async () => {
    const { out } = await run(['convert', '--to', 'rows', archive, '--threads', '1', '-q']);
    expect(JSON.parse(out.split('\n')[0]!)).toMatchObject({
      file: archive,
      id: record.id,
      occasion: envelope.occasion,
    });
    const faults = await run(['validate', '--json', archive, '--threads', '1', '-q']);
    expect(JSON.parse(faults.out.split('\n')[0]!)).toMatchObject({ kind: 'error', file: archive, line: 3 });
  });
});

test('a misspelt command is still answered with the right name', async () => {
  const { err } = await run(['valdate']);
  expect(err).toMatch(/^error: unknown command 'valdate'\n\(Did you mean validate\?\)\n/);
});
