import type { AnyTranslation } from '../../src/words/message.js';

/** Patterns of wrong sentences, by what is wrong. */
type Signs = Readonly<Record<string, RegExp>>;

/** The names of the players in rendered sentences: one begins with a vowel, for elision. */
export const PLAYERS = ['Zoé', 'Ulf', 'Mia', 'Tom'];

const NAME = `(?:${PLAYERS.join('|')})`;

/** Signs of bad sentences in every language. */
const ALL: Signs = {
  'doubled brackets': /\)\)|\(\(/,
  'a name after a colon instead of a subject': new RegExp(`: ${NAME}[.,;]`),
  'a number alone in brackets': /\(\d+\)/,
  'places joined by a conjunction': /\d\. [^;,]+ (?:and|et|und) \d+\. /,
  'a range of one number': /(?<!\d|\bby )(\d+) (?:to|à|bis) \1(?!\d)/,
  'figures wanted and had in brackets': /\(\p{Ll}+ \d+, \p{Ll}+ \d+\)/u,
};

/** A zero before a word, unless it is a place: `from 0 to 2`, `zone 0`. */
const zero = (...places: readonly string[]): RegExp =>
  new RegExp(`(?<![\\d,.])(?<!(?:${places.join('|')})[ \u00a0])\\b0[ \u00a0](?!(?:to|à|auf|bis) )\\p{L}`, 'u');

/** A zero at the end of a clause, unless it is a place: `falls to 0`. */
const countOfNothing = (...places: readonly string[]): RegExp =>
  new RegExp(`(?<![\\d,.])(?<!(?:${places.join('|')})[ \u00a0])\\b0[.;)]`);

const GERMAN_FEMININE =
  'Karte|Zone|Leiste|Platte|Gunst|Scholle|Harpune|Ecke|Runde|Folge|Aktion|Technologie|Nahrung|Kohle';
const GERMAN_OTHERS =
  'Block|Eisblock|Stapel|Platz|Zug|Stein|Iglu|Plättchen|Gebäude|Gesetz|Feld|Schiff|Quadrat|Bär|Fuchs';
const FRENCH_FEMININE =
  'carte|zone|piste|tuile|dalle|faveur|pile|case|manche|partie|place|Loi|Technologie|Expédition|Balise|Tente|réserve';
const FRENCH_MASCULINE =
  'bateau|cube|dé|plan|bloc|carré|jeton|igloo|inuit|harpon|ours|renard|poisson|Meeple|Bâtiment|Citoyen|point|effet';

/** Signs of bad sentences by language. */
const SIGNS: Readonly<Record<string, Signs>> = {
  'en-GB': {
    'another apostrophe or quotation mark': /[’‘“”„«»]/,
    'a before a vowel, or an before a consonant':
      /(?<!\b(?:on|column|[Cc]ell|tower|from|to) )\b[Aa] (?!one\b|uni)[aeiouAEIO]\w|\b[Aa]n (?!hour|8)[^aeiouAEIOU8]/,
    'a zero amount': zero('from', '[Zz]one', '[Tt]rack'),
    'a count of nothing': /^[^;(]*: 0\.$|\bcosts\b[^;]* 0\b/,
    'a limit with still': /\bstill (?:at )?\d/,
    'what is needed and left after colons': /\bneeded: \d|\bleft: \d+\.$/,
    'a noun without its article': /\bas (?:labourer|sculptor|artisan|beast|engineer|elder)\b|\(needs (?!an? )/,
    'a symbol that is borne': /\bbears? (?:labourer|sculptor|artisan|beast|engineer|elder)\b/,
    'a noun after a colon in an order or question':
      /^(?:Construct|Choose|Make it|Avoid this place|Build from [^:]*): |^Wh[^?]*\b(?:choose|destroyed|have|build this): [^?]*\?$/,
    'once said by a figure': /\b1 times?\b/,
    'a list with more than one or': /\b(\w+) [^,;:]* or \1 [^,;:]* or /,
    'a plural for one animal': /^The animals [^:]*: (?:(?! and |, ).)*$/,
    'no unit after a score': /\bscores? \d+\b(?! points?\b)|(?:[:,;] |\band )\d+ for\b/,
    'a negation by no': /(?<!\bthere )\b(?:is|are) no \w+(?:, and|\.$| card)/,
    'a kind of person after a colon': /: (?:worker|child|automaton)[.?]$/,
    'a clause without a subject': /(?:^|: |; )(?:this is|this comes|is|are) (?!this|that|there)\w+(?:ed|s)?: /,
    'a belonging said by of': new RegExp(` of ${NAME}\\b(?!'s)`),
  },
  fr: {
    'another apostrophe or quotation mark': /['‘"“”„]/,
    'no space inside quotation marks': /«(?!\u00a0)|(?<!\u00a0)»/,
    'a missing elision':
      /(?<![\p{L}-])(?:[Qq]ue|[Dd]e|[Ll]e|[Ll]a|[Jj]e|[Nn]e|[Ss]e|[Jj]usque|[Ll]orsque|[Pp]uisque)[ \u00a0](?:[aeiouyâàéèêîôûAEIOUÉÈÊÂÎÔÛ](?!\d|[ \u00a0.,)]|$)|à|h(?:ive|abit|eure|iver))|\bde 1[ \u00a0](?!à )\p{L}|\b[Ss]i ils?\b/u,
    'an article of the other gender': new RegExp(
      `(?<![\\p{L}’-])(?:[Uu]n|[Aa]ucun|[Ll]e|[Dd]u|[Cc]e|[Cc]et|[Qq]uel|[Tt]out|[Pp]remier|[Nn]ouveau) (?:${FRENCH_FEMININE})(?!\\p{L})|(?<![\\p{L}’-])(?:[Uu]ne|[Aa]ucune|[Ll]a|[Cc]ette|[Qq]uelle|[Tt]oute|[Nn]ouvelle) (?:${FRENCH_MASCULINE})(?!\\p{L})`,
      'u',
    ),
    'a zero amount': zero('de', '[Zz]one', '[Pp]iste'),
    'a count of nothing': countOfNothing('à'),
    'a limit with still': /\bencore à \d/,
    'a number of players that reads as a range': /\d à \d+ joueurs/,
    'a list after as many': /\bautant(?: de [\p{L}’]+)*(?: \([^)]*\))?\u00a0: /u,
    'a verb without its subject': /\((?:reste|restent) \d/,
    'a dummy player without its article': /(?<!\p{L})(?:pour|de|à) Joueur factice|^Joueur factice \d+ \p{L}/u,
    'an exchange with, not against': /[Éé]chang\p{L}+[^.;]* avec (?:la|une|cette|quelle)|^Avec quelle dalle/u,
    'a noun after a colon in an order or question':
      /^(?:Retirer|Épuiser|Activer|Instituer|Développer|Démonter|Améliorer|Construire|Choisir|Éviter ce lieu|En faire|Ramasser en \w+|Prendre la carte)(?: en \w+)?\u00a0: |^Que(?:ls?|lles?)? [^?]*\b(?:choisissez-vous|détruit)\u00a0: [^?]*\?$|en \w+\u00a0: utiliser/u,
    'a thing found after a colon': /\b(?:découvre|garde la tuile)\u00a0: /,
    'once said by a figure': /\b1 fois\b/,
    'a list with more than one or': /\b(\w+) [^,;:]* ou \1 [^,;:]* ou /,
    'a plural for one animal': /^Les animaux [^:]*: (?:(?! et |, ).)*$/,
    'a place before what is there': /n’y a pas en \w+ de /,
    'no unit after a score': /\bmarque \d+\b(?! points?\b)|(?:[:,;] |\bet )\d+ pour\b/,
    'a kind of person after a colon': /: (?:ouvrier|ingénieur|enfant|automate)[ \u00a0]?[.?]$/i,
    'a clause without a subject':
      /(?:^|: |; )(?:est|sont|entre|entrent|tombe|tombent|monte|baisse|meurt|meurent|devient|vient) (?!-)(?!.*\?$)\p{L}/u,
    'a term without its capital': /\b(?:loi|lois|générateur|scénario|ouvriers?)\b/,
    'a term that is not of the rulebook': /D[ée]blay|d[ée]blay|[Ee]nvoyer un Éclaireur|Estrade|Pavillon des chasseurs/,
  },
  de: {
    'another apostrophe or quotation mark': /['’‘"”«»]/,
    'quotation marks that do not close': /„[^“]*(?:„|$)|(?:^|“)[^„]*“/,
    'an article of the other gender': new RegExp(
      `(?<!\\p{L})(?:[Ee]in|[Kk]ein|[Dd]ein|[Dd]as|[Dd]ieses|[Dd]iesen|[Dd]en|[Jj]edes) (?:${GERMAN_FEMININE})(?!\\p{L})|(?<!\\p{L})(?:[Ee]ine|[Kk]eine|[Dd]eine|[Dd]iese|[Jj]ede) (?:${GERMAN_OTHERS})(?!\\p{L})`,
      'u',
    ),
    'a zero amount': zero('von', 'Zone', 'Leiste'),
    'a count of nothing': countOfNothing('auf', 'von', 'bei', 'ist'),
    'a limit with still': /\bnoch (?:bei )?\d+(?: ist|, ist)/,
    'one player addressed as several':
      /\b[Ee]uch\b|\bIhr [a-zäöü]+t\b|[;,:] ihr [a-zäöü]+t\b|\b(?![Mm]it\b)[A-ZÄÖÜ]?[a-zäöü]+t ihr\b/,
    'an animal that goes as on foot': /(?:Fisch|Fuchs|Eisbär)[^.;]* geht von/,
    'a noun after a colon in an order or question':
      /^(?:Entfernen|Erschöpfen|Aktivieren|Erlassen|Entwickeln|Errichten|Wählen|Karte nehmen|Karte nutzen als): |^Wa?[se][^?]*\b(?:wählt ihr|Gesetz|zerstört): [^?]*\?$/,
    'a thing found after a colon': /\b(?:findet|behält das Plättchen|bekommt eine Karte): /,
    'an expert of one gender': /\bExperten?(?![-\p{L}])/u,
    'once said by a figure': /\b1-?mal\b/,
    'a list with more than one or': /\b(\w+) [^,;:]* oder \1 [^,;:]* oder /,
    'a plural for one animal': /^Die Tiere [^:]*: (?:(?! und |, ).)*$/,
    'no unit after a score': /\bbekommt \d+ für|(?:[:,;] |\bund )\d+ für\b/,
    'a kind of person after a colon': /: (?:Arbeiter|Ingenieur|Kind|Automat)[.?]$/,
    'a clause without a subject':
      /(?:^|: |; )(?:wird|werden|kommt|kommen|ist|sind|steigt|sinkt|stirbt|verfällt) (?!.*\?$)\p{L}/u,
  },
};

/** Lists the kinds of mistakes that a sentence of a language shows. */
export const kindsIn = (locale: string, text: string): readonly string[] =>
  Object.entries({ ...ALL, ...SIGNS[locale] }).flatMap(([kind, sign]) =>
    sign.test(text) ? [`${locale} has ${kind}: ${text}`] : [],
  );

/** The words that a language counts: by singular, the plural, from its own messages. */
export const countedIn = ({ messages }: Pick<AnyTranslation, 'messages'>): ReadonlyMap<string, string> =>
  new Map(
    Object.values(messages).flatMap((text) =>
      [...text.matchAll(/(?:one|=1) \{[^{}]*?# ([\p{L}-]+)[^{}]*\} other \{[^{}]*?# ([\p{L}-]+)/gu)].flatMap(
        ([, one, many]) => (one === many ? [] : [[one!, many!] as const]),
      ),
    ),
  );

/** Lists the words of a sentence that stand in the plural after 1, or in the singular after more. */
export const miscountedIn = (
  { locale }: Pick<AnyTranslation, 'locale'>,
  counted: ReadonlyMap<string, string>,
  text: string,
): readonly string[] =>
  [...text.matchAll(/(?<![\d.,/+−-])(\d+)[ \u00a0]([\p{L}-]+)/gu)].flatMap(([found, figure, word]) => {
    const n = Number(figure);
    const isOne = n === 1 || (n === 0 && locale === 'fr');
    const isWrong = isOne ? [...counted.values()].includes(word!) && !counted.has(word!) : counted.has(word!);
    return isWrong ? [`${locale} counts ${found}: ${text}`] : [];
  });
