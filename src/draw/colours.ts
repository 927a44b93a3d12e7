import { deepFreeze } from '../core/data/copy.js';

/** Colours by name, in light and dark mode. The variable `--sastrugi-NAME` replaces a colour. */
export type Colours = Readonly<Record<string, readonly [light: string, dark: string]>>;

/** The mode of a drawing; by default that of the reader's device. */
export type Theme = 'light' | 'dark';

/** The colours of all drawings. Player colours also differ in brightness, and always come with a shape or number. */
export const COMMON_COLOURS: Colours = deepFreeze({
  paper: ['#ffffff', '#12181f'],
  shade: ['#eef2f5', '#1e2731'],
  line: ['#8896a5', '#64748a'],
  ink: ['#16202b', '#e8eef4'],
  muted: ['#52606e', '#a3b1c0'],
  mark: ['#b0006d', '#ff7ac8'],
  token: ['#ffffff', '#ffffff'],
  p0: ['#0a5c9e', '#1f78c1'],
  p1: ['#a84300', '#b8500c'],
  p2: ['#00694a', '#0a7d5a'],
  p3: ['#7d3a72', '#9a4f8d'],
});

/**
 * Returns the style sheet of drawings of a class: the variables, then the rules that use them. Every rule gives the plain
 * colour first, for converters that do not know variables.
 */
export const formatStyleSheet = (drawing: string, gameColours: Colours, theme: Theme | undefined): string => {
  const colours = { ...COMMON_COLOURS, ...gameColours };
  const mode = theme === 'dark' ? 1 : 0;
  const variables = (of: 0 | 1): string => {
    const list = Object.entries(colours).map(([name, pair]) => `--${name}:var(--sastrugi-${name},${pair[of]})`);
    return `.${drawing}{${list.join(';')}}`;
  };
  const set: Setter = (property, name) => `${property}:${colours[name]![mode]};${property}:var(--${name})`;
  const night = theme === undefined ? `@media(prefers-color-scheme:dark){${variables(1)}}` : '';
  const classes = Object.keys(colours).map(
    (name) => `.${drawing} .f-${name}{${set('fill', name)}}.${drawing} .s-${name}{${set('stroke', name)}}`,
  );
  return [variables(mode), night, ...formatRules(drawing, set), ...classes].join('');
};

/** Returns the declarations that set a property to a colour. */
type Setter = (property: string, colour: string) => string;

const formatRules = (drawing: string, set: Setter): readonly string[] => [
  `.${drawing}{${set('background', 'paper')};font-family:system-ui,sans-serif;fill:none}`,
  `.${drawing} text{${set('fill', 'ink')};stroke:none}`,
  `.${drawing} .shape{${set('stroke', 'line')};stroke-width:.8}`,
  `.${drawing} .closed{opacity:.45}`,
  `.${drawing} .mark{${set('stroke', 'mark')};stroke-width:2.2;stroke-dasharray:5 2.5;pointer-events:none}`,
  `.${drawing} .marked{cursor:pointer}`,
  `@media(prefers-reduced-motion:no-preference){.${drawing} .piece{transition:transform .35s}}`,
];
