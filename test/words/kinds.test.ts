import { expect, test } from 'vitest';
import { words as de } from '../../src/games/blueprints/words/de.js';
import { words as en } from '../../src/games/blueprints/words/en.js';
import { words as fr } from '../../src/games/blueprints/words/fr.js';
import { aboutLanguages } from './about-languages.js';
import { kindsIn } from './kinds.js';
import { findMistakes, readingTests } from './reading.js';

readingTests(1000);

test.each([
  ['en-GB', 'doubled brackets', 'Exchange card 3 of those seen (beast/elder (2 symbols) (for sculptor and elder))'],
  ['en-GB', 'a number alone in brackets', 'Fewer Meeples (1): child.'],
  ['en-GB', 'places joined by a conjunction', 'Ranking of the round: 1. Ulf and 2. Tom.'],
  ['en-GB', 'another apostrophe or quotation mark', 'It is Tom’s turn.'],
  ['en-GB', 'a before a vowel, or an before a consonant', 'Discontent rises by a envy token.'],
  ['en-GB', 'a zero amount', 'You have 0 coal, not 10.'],
  ['en-GB', 'a count of nothing', 'Sick children: 0.'],
  ['en-GB', 'once said by a figure', 'Option 1: build 1 time, each 1 wood cheaper'],
  [
    'en-GB',
    'a list with more than one or',
    'Use it only before you take a card or before you place a block or between two turns.',
  ],
  ['en-GB', 'a plural for one animal', 'The animals make room and go from c4 to d4: bear.'],
  ['en-GB', 'no unit after a score', 'Tom scores 6 for wood; 12 so far.'],
  ['en-GB', 'no unit after a score', 'Round 1 is over: 13 for Tom and 31 for Mia.'],
  ['en-GB', 'a negation by no', 'd1 is no water, and a fish can only go to water.'],
  ['en-GB', 'a kind of person after a colon', 'Placed there (Fallen Balloon, slot 1): worker.'],
  ['en-GB', 'a clause without a subject', 'Option 2: this is destroyed: Tent'],
  ['en-GB', 'a belonging said by of', 'A ship of Ulf sails from zone 2 to zone 4, place 1.'],
  ['fr', 'a name after a colon instead of a subject', 'Tour de jeu\u00a0: Tom.'],
  ['fr', 'another apostrophe or quotation mark', "L'ours mange le poisson en a4."],
  ['fr', 'no space inside quotation marks', 'Mia prend la faveur «Soutien».'],
  ['fr', 'a missing elision', 'La faveur «\u00a0Rivalité\u00a0» ne se joue que avant de compter un carré.'],
  ['fr', 'a missing elision', 'Un inuit de Ulf fuit de a6 vers a8.'],
  ['fr', 'a missing elision', 'Calme\u00a0; la Tempête approche de 1 manche.'],
  ['fr', 'a missing elision', 'Choix 1\u00a0: si il y a 4 Cadavres, l’Espoir monte'],
  ['fr', 'an article of the other gender', 'Le dalle 2a1 est la seule disponible.'],
  ['fr', 'a zero amount', 'Il coûte\u00a0: 2 Bois, 0 Acier.'],
  ['fr', 'a count of nothing', 'Enfants malades\u00a0: 0.'],
  ['fr', 'a count of nothing', 'Il vous manque l’accès\u00a0: usine (demandé 1, accessible 0)\u00a0; construisez-en.'],
  ['fr', 'once said by a figure', 'Choix 1\u00a0: bâtir 1 fois'],
  ['fr', 'a list with more than one or', 'Elle se joue avant un tour ou avant un carré ou entre deux tours.'],
  ['fr', 'a plural for one animal', 'Les animaux laissent la place et vont de c4 à d4\u00a0: ours blanc.'],
  ['fr', 'a place before what is there', 'Il n’y a pas en b3 de tuile où accoster.'],
  ['fr', 'no unit after a score', 'Tom marque 1 pour les blocs de renfort (2a1).'],
  ['fr', 'a kind of person after a colon', 'Personne de ce type n’est malade\u00a0: enfant.'],
  ['fr', 'a clause without a subject', 'Choix 2\u00a0: est détruit\u00a0: Tente'],
  ['fr', 'a term that is not of the rulebook', 'Déblayer la neige, zone proche (Ouvrier)'],
  ['fr', 'a term without its capital', 'Quelle loi instituez-vous\u00a0?'],
  ['de', 'another apostrophe or quotation mark', "Mia nimmt die Gunst 'Stütze'."],
  ['de', 'quotation marks that do not close', 'Mia nimmt die Gunst „Stütze.'],
  ['de', 'an article of the other gender', 'Auf d4 liegt kein Scholle.'],
  ['de', 'a zero amount', 'Die Wärme endet bei der Kälte: Verbrennt höchstens 0 Kohle.'],
  ['de', 'a count of nothing', 'Kranke Kinder: 0.'],
  ['de', 'once said by a figure', 'Möglichkeit 1: 1-mal bauen'],
  ['de', 'a list with more than one or', 'Spiel sie vor dem Zug oder vor dem Werten oder zwischen zwei Zügen.'],
  ['de', 'a plural for one animal', 'Die Tiere machen Platz und gehen von c4 nach d4: Eisbär.'],
  ['de', 'no unit after a score', 'Tom bekommt 6 für Holz; bisher 6.'],
  ['de', 'a kind of person after a colon', 'Davon ist niemand krank: Kind.'],
  ['de', 'a clause without a subject', 'Möglichkeit 2: wird zerstört: Zelt'],
  ['en-GB', 'a before a vowel, or an before a consonant', 'Construct a Infirmary'],
  ['en-GB', 'a range of one number', 'Hunger 5 to 5: 2 corpses.'],
  ['fr', 'a range of one number', 'Faim 5 à 5\u00a0: rien.'],
  ['de', 'a range of one number', 'Hunger 5 bis 5: nichts.'],
  [
    'en-GB',
    'figures wanted and had in brackets',
    'You lack access to this building: laboratory (needed 1, available 0); no resource card replaces it.',
  ],
  ['en-GB', 'a count of nothing', 'The Workshop costs: wood 2, steel 1, Steam Cores 0.'],
  ['en-GB', 'a limit with still', 'The city falls if the hunger is still at 6 after food was spent.'],
  ['fr', 'a limit with still', 'La ville tombe si la Faim est encore à 6 après la dépense de Nourriture.'],
  ['de', 'a limit with still', 'Die Stadt geht unter, wenn der Hunger nach dem Ausgeben von Nahrung noch bei 6 ist.'],
  ['en-GB', 'what is needed and left after colons', 'This takes more points than you have left; needed: 3, left: 0.'],
  ['en-GB', 'a noun without its article', 'Use the card as artisan'],
  ['en-GB', 'a noun without its article', 'The basic deck shows this card: crane (needs mine).'],
  ['en-GB', 'a symbol that is borne', 'No available tile bears beast; take a card that fits.'],
  ['en-GB', 'a noun after a colon in an order or question', 'Which option do you choose: Cracked Roofs?'],
  ['en-GB', 'a noun after a colon in an order or question', 'Which one is destroyed: Tent?'],
  [
    'fr',
    'a number of players that reads as a range',
    'Au début, chacun en a autant\u00a0: 6 à 2 joueurs, 5 à 3 joueurs et 4 à 4 joueurs.',
  ],
  ['fr', 'a list after as many', 'Dès 1 Citoyen, autant de Meeples (Enfant)\u00a0: 1, 1, 2.'],
  ['fr', 'a verb without its subject', 'Zoé joue (restent 2 points)'],
  ['fr', 'a dummy player without its article', 'Joueur factice 1 place un bloc en 1a2.'],
  ['fr', 'a dummy player without its article', 'Le carré sous 2a2 est complet\u00a0: 2 points pour Joueur factice 1.'],
  ['fr', 'an exchange with, not against', 'Avec quelle dalle échangez-vous la dalle 1d1\u00a0?'],
  ['fr', 'a noun after a colon in an order or question', 'Retirer\u00a0: unité'],
  ['fr', 'a noun after a colon in an order or question', 'Démonter en g4\u00a0: Cabane de chasse'],
  ['fr', 'a noun after a colon in an order or question', 'Générateur en p1\u00a0: utiliser (Ingénieur)'],
  ['fr', 'a noun after a colon in an order or question', 'Que choisissez-vous\u00a0: Toits fendus\u00a0?'],
  ['fr', 'a thing found after a colon', 'Mia fait fondre la banquise en c4 et découvre\u00a0: dérive.'],
  ['de', 'one player addressed as several', 'Nutzt ihr den Experten: Ärztin?'],
  ['de', 'one player addressed as several', 'Ihr braucht 9 Kohle und habt 4.'],
  ['de', 'an animal that goes as on foot', 'Der Fisch mit Wert 2 geht von e5 nach d5.'],
  ['de', 'a noun after a colon in an order or question', 'Entfernen: Einheit'],
  ['de', 'a thing found after a colon', 'Anna bekommt eine Karte: einfache Ressource.'],
  ['de', 'an expert of one gender', 'Den Experten nutzen, Ärztin: 3 Bürger heilen'],
] as const)('%s: %s is a mistake: %s', (locale, kind, text) => {
  expect(kindsIn(locale, text)).toContain(`${locale} has ${kind}: ${text}`);
});

test.each([
  [en, 'Ulf wins the bronze award: 1 points.', '1 points'],
  [fr, 'Ulf remporte la distinction de bronze\u00a0: 3 point.', '3 point'],
  [de, 'Ulf gewinnt die Auszeichnung in Bronze: 1 Punkte.', '1 Punkte'],
])('a word in the wrong number is a mistake: %#', (words, text, found) => {
  expect(findMistakes(words, [text])).toEqual([`${words.locale} counts ${found}: ${text}`]);
});

const messages = Object.entries(aboutLanguages).flatMap(([game, all]) =>
  all.flatMap((words) =>
    Object.entries(words.messages).map(([key, text]) => ({ game, locale: words.locale, key, text })),
  ),
);

test('every message has the apostrophe of its language', () => {
  const other = messages.filter(({ locale, text }) => (locale === 'fr' ? /'/ : /’/).test(text));
  expect(other.map(({ game, locale, key }) => `${game} ${locale} ${key}`)).toEqual([]);
});

test('no French message needs an elision before a name that is filled in', () => {
  const unsafe = messages.filter(
    ({ locale, text }) => locale === 'fr' && /(?<!\p{L})(?:de|que|le|la) \{(?:player|owner)\}/u.test(text),
  );
  expect(unsafe.map(({ game, key }) => `${game} ${key}`)).toEqual([]);
});
