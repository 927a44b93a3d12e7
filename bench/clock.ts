/** Returns the processor time of all threads, including garbage collection; other programs do not lengthen it. */
export const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Returns the nanoseconds per unit that a pass counts; passes are repeated for some milliseconds. */
export const measureTime = (pass: () => number, milliseconds: number): number => {
  const start = processorMs();
  let count = 0;
  let spent = 0;
  for (; spent < milliseconds; spent = processorMs() - start) count += pass();
  return (spent * 1e6) / count;
};
