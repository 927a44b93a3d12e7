// Runs in a page that shows drawings, and lists every text that does not fit its room.

/** @typedef {{left: number, right: number, top: number, bottom: number}} Box */

/** The tolerated overlap of two boxes: the boxes of fonts include some air. */
const AIR = 1.5;

/** @type {(element: Element) => Box} */
const boxOf = (element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { left, right, top, bottom };
};

/**
 * The box of the visible part of a text: without the room above and below its letters.
 * @type {(text: Element) => Box}
 */
const inkOf = (text) => {
  const { left, right, top, bottom } = boxOf(text);
  const height = bottom - top;
  return { left, right, top: top + height * 0.22, bottom: bottom - height * 0.22 };
};

/** @type {(one: Box, other: Box) => boolean} */
const overlap = (one, other) =>
  one.left < other.right - AIR &&
  other.left < one.right - AIR &&
  one.top < other.bottom - AIR &&
  other.top < one.bottom - AIR;

/** @type {(inner: Box, outer: Box) => boolean} */
const isBeside = (inner, outer) => inner.left < outer.left - AIR || inner.right > outer.right + AIR;

/** @type {(inner: Box, outer: Box) => boolean} */
const isOver = (inner, outer) => inner.top < outer.top - AIR || inner.bottom > outer.bottom + AIR;

/** @type {(box: Box, inside: Box) => boolean} */
const isMiddleIn = (box, inside) => {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return x > inside.left && x < inside.right && y > inside.top && y < inside.bottom;
};

/** @type {(boxes: readonly Box[]) => Box} */
const around = (boxes) => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
  top: Math.min(...boxes.map(({ top }) => top)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** @type {(svg: Element, id: string) => Element} */
const shapeOf = (svg, id) => svg.querySelector(`[data-place="${id}"] > .shape`);

/**
 * The texts of a thing that are outside it, or overlap.
 * @type {(thing: Element, room: Box) => string[]}
 */
const faultsIn = (thing, room) => {
  const texts = [...thing.querySelectorAll('text')].filter(({ textContent }) => textContent !== '');
  return texts.flatMap((text, i) => {
    const twice = texts.slice(i + 1).filter((other) => overlap(inkOf(text), inkOf(other)));
    return [
      ...(isBeside(inkOf(text), room) ? [`${text.textContent} is too long for ${thing.id}`] : []),
      ...twice.map((other) => `${text.textContent} lies on ${other.textContent} in ${thing.id}`),
    ];
  });
};

/** @type {(svg: Element) => string[]} */
const labelFaults = (svg) => {
  const labels = [...svg.querySelectorAll(':scope > text')].filter(({ textContent }) => textContent !== '');
  const places = [...svg.querySelectorAll('.place > .shape')];
  return labels.flatMap((label, i) => {
    const ink = inkOf(label);
    const under = places.filter((place) => overlap(ink, boxOf(place)));
    const isOnOne = under.some((place) => isMiddleIn(ink, boxOf(place)) && !isBeside(ink, boxOf(place)));
    const on = isOnOne ? [] : under.map((place) => place.parentElement.id);
    const twice = labels.slice(i + 1).filter((other) => overlap(ink, inkOf(other)));
    return [
      ...on.map((place) => `${label.textContent} reaches into ${place}`),
      ...twice.map((other) => `${label.textContent} lies on ${other.textContent}`),
    ];
  });
};

/** @type {(svg: Element) => string[]} */
const pieceFaults = (svg) =>
  [...svg.querySelectorAll('.piece')].flatMap((piece) => {
    const shapes = [...piece.querySelectorAll('path, rect, circle, polygon')];
    const place = shapeOf(svg, piece.getAttribute('data-at'));
    return faultsIn(piece, shapes.length > 0 ? around(shapes.map(boxOf)) : boxOf(place));
  });

/** @type {(svg: Element) => string[]} */
const faultsOf = (svg) => [
  ...[...svg.querySelectorAll('text')]
    .filter((text) => isBeside(inkOf(text), boxOf(svg)) || isOver(inkOf(text), boxOf(svg)))
    .map(({ textContent }) => `${textContent} lies outside`),
  ...labelFaults(svg),
  ...[...svg.querySelectorAll('.place')].flatMap((place) => faultsIn(place, boxOf(place.querySelector('.shape')))),
  ...pieceFaults(svg),
];

const faults = [...document.querySelectorAll('svg')].flatMap((svg) =>
  faultsOf(svg).map((fault) => `${svg.parentElement.title}: ${fault}`),
);
document.querySelector('#answer').textContent =
  `${document.querySelectorAll('svg').length} drawings\n${faults.join('\n')}`;
