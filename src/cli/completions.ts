import { gameIds } from '../index.js';
import type { Command, Option } from './command.js';
import { flagsOf, optionsOf, takesGame } from './tables.js';

/** The shells, each with a function that writes its completions. */
export const SHELLS: Readonly<Record<string, (commands: readonly Command[]) => string>> = {
  bash: (commands) => `# Completions of sastrugi for bash: source <(sastrugi completion bash)
_sastrugi() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} words=
  case "\${COMP_WORDS[1]}:$before" in
${commands.flatMap(valuesInBash).join('\n')}
  esac
  if [ -z "$words" ]; then
    if [ "$COMP_CWORD" = 1 ]; then words='${commands.map(({ name }) => name).join(' ')} --help --version'
    else case "\${COMP_WORDS[1]}" in
${commands.map((command) => `      ${command.name}) words='${wordsIn(command).join(' ')}' ;;`).join('\n')}
    esac; fi
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _sastrugi sastrugi
`,
  zsh: (commands) => `#compdef sastrugi
# Completions of sastrugi for zsh: source <(sastrugi completion zsh)
_sastrugi() {
  local -a commands=(
${commands.map(({ name, text }) => `    ${quoted(`${name}:${text}`)}`).join('\n')}
  )
  if (( CURRENT == 2 )); then _describe command commands; return; fi
  local command=$words[2]
  shift words; (( CURRENT-- ))
  case $command in
${commands.map((command) => `    ${command.name}) _arguments -s ${inZsh(command).join(' ')} ;;`).join('\n')}
  esac
}
compdef _sastrugi sastrugi
`,
  fish: (commands) =>
    [
      '# Completions of sastrugi for fish: sastrugi completion fish | source',
      ...commands.map(
        ({ name, text }) => `complete -c sastrugi -f -n __fish_use_subcommand -a ${name} -d ${quoted(text)}`,
      ),
      ...commands.flatMap(inFish),
      '',
    ].join('\n'),
};

/** Returns the words that can follow a command: its games, and its options. */
const wordsIn = (command: Command): readonly string[] => [
  ...(takesGame(command) ? gameIds : []),
  ...optionsOf(command).flatMap((option) => {
    const { short, long } = flagsOf(option);
    return [...(short === null ? [] : [`-${short}`]), `--${long}`];
  }),
];

/** Lists the values of options that have a fixed choice. */
const valuesInBash = (command: Command): readonly string[] =>
  command.options.flatMap((option) =>
    option.choices === undefined
      ? []
      : [`    ${command.name}:--${flagsOf(option).long}) words='${option.choices.join(' ')}' ;;`],
  );

const inZsh = (command: Command): readonly string[] => [
  ...optionsOf(command).map((option) => {
    const { short, long, value } = flagsOf(option);
    const taken = value === null ? '' : `:${value.replace(/[:\s].*/, '')}:${actionOf(option)}`;
    const flags = short === null ? `--${long}` : `{-${short},--${long}}`;
    return `'*'${flags}${quoted(`[${option.text.replace(/[[\]]/g, '')}]${taken}`)}`;
  }),
  ...(takesGame(command) ? [quoted(`1:game:(${gameIds.join(' ')})`)] : []),
  quoted('*:file:_files'),
];

const actionOf = ({ choices }: Option): string => (choices === undefined ? '_files' : `(${choices.join(' ')})`);

const inFish = (command: Command): readonly string[] => {
  const begin = `complete -c sastrugi -n '__fish_seen_subcommand_from ${command.name}'`;
  return [
    ...(takesGame(command) ? [`${begin} -a ${quoted(gameIds.join(' '))}`] : []),
    ...optionsOf(command).map((option) => {
      const { short, long, value } = flagsOf(option);
      const taken =
        value === null ? '' : option.choices === undefined ? ' -r' : ` -xa ${quoted(option.choices.join(' '))}`;
      return `${begin}${short === null ? '' : ` -s ${short}`} -l ${long}${taken} -d ${quoted(option.text)}`;
    }),
  ];
};

/** Quotes a text for a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
