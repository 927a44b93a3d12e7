import { gameIds } from '../../index.js';
import { type Command, type CommandAction, flagsOf, type Option, optionsOf, takesGame } from '../command.js';
import { EXIT, usageError } from '../exit-status.js';
import { print } from '../write/print.js';
import { loadCommands } from './index.js';

/** Prints the completions of a shell. */
export const command: Command = {
  name: 'completion',
  operands: '<shell>',
  text: 'print the completions of commands and options for bash, zsh or fish',
  options: [],
  examples: [
    ['source <(sastrugi completion bash)', 'in ~/.bashrc'],
    ['source <(sastrugi completion zsh)', 'in ~/.zshrc, after compinit'],
    ['sastrugi completion fish > ~/.config/fish/completions/sastrugi.fish', 'for fish'],
  ],
  run: (operands, options) => run(operands, options),
};

/** Prints the completions of a shell. */
const run: CommandAction = async ([shell]) => {
  const writeCompletions = Object.hasOwn(SHELLS, shell!) ? SHELLS[shell!] : undefined;
  if (writeCompletions === undefined)
    throw usageError(`There are no completions for '${shell}'; there are ${Object.keys(SHELLS).join(', ')}.`);
  await print(writeCompletions(await loadCommands()));
  return EXIT.valid;
};

/** The shells, each with a function that writes its completions. */
export const SHELLS: Readonly<Record<string, (commands: readonly Command[]) => string>> = {
  bash: (commands) => `# Completions of sastrugi for bash: source <(sastrugi completion bash)
_sastrugi() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} words=
  COMPREPLY=()
  case "\${COMP_WORDS[1]}:$before" in
${commands.flatMap(bashValues).join('\n')}
  esac
  if [ -z "$words" ]; then
    if [ "$COMP_CWORD" = 1 ]; then words='${commands.map(({ name }) => name).join(' ')} --help --version'
    else case "\${COMP_WORDS[1]}" in
${commands.map((command) => `      ${command.name}) words='${completionWords(command).join(' ')}' ;;`).join('\n')}
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
${commands.map(({ name, text }) => `    ${quoteForShell(`${name}:${text}`)}`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    _arguments '--help[list the commands]' '--version[print the version]'
    return
  fi
  local command=$words[2]
  shift words; (( CURRENT-- ))
  case $command in
${commands.map((command) => `    ${command.name}) _arguments -s ${zshArguments(command).join(' ')} ;;`).join('\n')}
  esac
}
if [ "$funcstack[1]" = _sastrugi ]; then _sastrugi "$@"; else compdef _sastrugi sastrugi; fi
`,
  fish: (commands) =>
    [
      '# Completions of sastrugi for fish: sastrugi completion fish | source',
      ...commands.map(
        ({ name, text }) => `complete -c sastrugi -f -n __fish_use_subcommand -a ${name} -d ${quoteForShell(text)}`,
      ),
      ...commands.flatMap(fishLines),
      '',
    ].join('\n'),
};

/** Lists the first arguments of a command, if they are known: the games, or the shells. */
const firstArguments = (command: Command): readonly string[] =>
  takesGame(command) ? gameIds : command.operands === '<shell>' ? Object.keys(SHELLS) : [];

/** Checks whether names of files can follow a command: its inputs, or bots. */
const takesFiles = ({ operands }: Command): boolean => /file|bot/.test(operands);

/** Lists the values of an option, if they are known. */
const knownValues = (option: Option): readonly string[] =>
  option.choices ?? (flagsOf(option).long === 'game' && flagsOf(option).valueName === 'id' ? gameIds : []);

/** Returns the words that can follow a command: its first arguments, and its options. */
const completionWords = (command: Command): readonly string[] => [
  ...firstArguments(command),
  ...optionsOf(command).flatMap((option) => {
    const { short, long } = flagsOf(option);
    return [...(short === null ? [] : [`-${short}`]), `--${long}`];
  }),
];

/** Lists the values of each option that takes one; where they are not known, bash completes names of files. */
const bashValues = (command: Command): readonly string[] =>
  command.options.flatMap((option) => {
    const { short, long, valueName } = flagsOf(option);
    if (valueName === null) return [];
    const flags = [...(short === null ? [] : [`-${short}`]), `--${long}`].map((flag) => `${command.name}:${flag}`);
    const values = knownValues(option);
    return [`    ${flags.join('|')}) ${values.length === 0 ? 'return' : `words='${values.join(' ')}'`} ;;`];
  });

const zshArguments = (command: Command): readonly string[] => [
  ...optionsOf(command).map((option) => {
    const { short, long, valueName } = flagsOf(option);
    const valuePart = valueName === null ? '' : `:${valueName.replace(/[:\s].*/, '')}:${zshAction(option)}`;
    const [shortSpec, longSpec] = valueName === null ? [`-${short}`, `--${long}`] : [`-${short}+`, `--${long}=`];
    const flags = short === null ? longSpec : `{${shortSpec},${longSpec}}`;
    return `'*'${flags}${quoteForShell(`[${option.text.replace(/[[\]]/g, '')}]${valuePart}`)}`;
  }),
  ...(firstArguments(command).length === 0
    ? []
    : [quoteForShell(`1:${command.operands.match(/\w+/)![0]}:(${firstArguments(command).join(' ')})`)]),
  ...(command.operands.includes('file') ? [quoteForShell('*:file:_files')] : []),
];

/** Returns the completion of a value in zsh: known values, files, or nothing. */
const zshAction = (option: Option): string => {
  const values = knownValues(option);
  if (values.length > 0) return `(${values.join(' ')})`;
  return /file|\bfolder\b/.test(option.flags + option.text) ? '_files' : ' ';
};

const fishLines = (command: Command): readonly string[] => {
  const prefix = `complete -c sastrugi -n '__fish_seen_subcommand_from ${command.name}'`;
  return [
    ...(firstArguments(command).length === 0
      ? []
      : [`${prefix}${takesFiles(command) ? '' : ' -f'} -a ${quoteForShell(firstArguments(command).join(' '))}`]),
    ...optionsOf(command).map((option) => {
      const { short, long, valueName } = flagsOf(option);
      const values = knownValues(option);
      const valuePart =
        valueName === null ? '' : values.length === 0 ? ' -r' : ` -xa ${quoteForShell(values.join(' '))}`;
      return `${prefix}${short === null ? '' : ` -s ${short}`} -l ${long}${valuePart} -d ${quoteForShell(option.text)}`;
    }),
  ];
};

/** Quotes a text for a shell. */
const quoteForShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
