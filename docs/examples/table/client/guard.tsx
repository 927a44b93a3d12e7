/** Catches errors of a part of the page, so that the rest of it goes on. */
import { Component, type ReactNode } from 'react';
import { useSettings } from './settings.tsx';

interface GuardProps {
  /** Drawing is tried again when this changes. */
  readonly reset: unknown;
  readonly children: ReactNode;
}

interface BoundaryProps extends GuardProps {
  readonly fallback: ReactNode;
}

interface BoundaryState {
  readonly hasFailed: boolean;
  readonly reset: unknown;
}

/** React catches errors of components in classes only. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, reset: this.props.reset };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ reset }: BoundaryProps, before: BoundaryState): BoundaryState | null {
    return before.reset === reset ? null : { hasFailed: false, reset };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** A part of the page. If it throws, a sentence takes its place until `reset` changes. */
export const Guard = ({ reset, children }: GuardProps) => {
  const { say } = useSettings();
  const fallback = (
    <p className="broken" role="alert">
      {say('notShown')}
    </p>
  );
  return (
    <Boundary reset={reset} fallback={fallback}>
      {children}
    </Boundary>
  );
};
