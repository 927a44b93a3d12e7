// Bots of a module outside the library, correct and faulty ones.
const first = ({ moves }) => ({ move: moves[0] });
const bot = (name, answer) => ({ name, begin: () => ({ answer }) });

export const tidy = bot('tidy', first);

/** Plays the legal move of this number. */
export const nth = ({ number }) => {
  if (!Number.isInteger(number)) throw new Error('number is missing');
  return bot(`number ${number}`, ({ moves }) => ({ move: moves[number % moves.length] }));
};

export const useless = () => 'no bot';

/** Blocks its thread at the fifth question. */
export const blocks = {
  name: 'blocks',
  begin: () => {
    let asked = 0;
    return {
      answer: (question) => {
        asked++;
        while (asked === 5);
        return first(question);
      },
    };
  },
};

export const quits = bot('quits', () => process.exit(3));

export const hoards = bot('hoards', () => {
  const all = [];
  for (;;) all.push(new Array(1e6).fill(all.length));
});

export const silent = bot('silent', () => new Promise(() => {}));

export const thenable = bot('thenable', () => ({ then: () => {} }));

export const rejectsLater = bot('rejects later', (question) => {
  Promise.reject(new Error('forgotten'));
  return new Promise((resolve) => setTimeout(() => resolve(first(question)), 1000));
});

const choose = (moves, name) => {
  if (moves.length > 1)
    throw new Error(`${new URL('./weights.txt', import.meta.url).pathname} lacks ${name} of /etc/odd/names.txt`);
  return moves[0];
};

/** Throws at the first choice, in a function of its own. */
export const throws = bot('throws', function answer({ moves }) {
  return { move: choose(moves, 'a row') };
});
