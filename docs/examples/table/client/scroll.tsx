import type { ReactNode } from 'react';

/** A scrolling section that can be reached by keyboard. */
export const Scroll = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the arrow keys cannot scroll it
  <section className="scroll" aria-label={label} tabIndex={0}>
    {children}
  </section>
);
