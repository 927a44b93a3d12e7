/** The time of all threads, garbage collection included: other programs on the machine do not lengthen it. */
export const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Nanoseconds for each of what a pass counts; passes are made until they have taken some milliseconds. */
export const timed = (pass: () => number, milliseconds: number): number => {
  const start = processorMs();
  let count = 0;
  let spent = 0;
  for (; spent < milliseconds; spent = processorMs() - start) count += pass();
  return (spent * 1e6) / count;
};
