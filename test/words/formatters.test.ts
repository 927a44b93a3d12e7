import MessageFormat from '@messageformat/core';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { parseMessage } from '../../src/words/parse-message.js';
import { casesOf } from './icu.js';
import { languages } from './languages.js';

// The types declare the class under another name than Node exports.
const Formatter = MessageFormat as unknown as typeof MessageFormat.default;

// Messages are plain ICU: another library parses and formats them identically.
describe.each(Object.keys(languages))('%s', (game) => {
  test.each(languages[game]!.map((words) => [words.locale, words] as const))('%s', (locale, { messages }) => {
    const other = new Formatter(locale);
    const differing = Object.entries(messages).flatMap(([key, text]) => {
      const [ours, theirs] = [new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }), other.compile(text)];
      return casesOf(parseMessage(text)).flatMap((parameters) => {
        const [said, saidOtherwise] = [ours.format({ ...parameters }), theirs({ ...parameters })];
        return said === saidOtherwise ? [] : [`${key}: ${said} or ${saidOtherwise}`];
      });
    });
    expect(differing).toEqual([]);
  });
});
