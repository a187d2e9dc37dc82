import { Component, Fragment, type ReactNode } from 'react';
import { ErrorBoundaryErrorMessageFallback } from '@docusaurus/theme-common';
import { typedFields } from './typedFields';

interface Failure {
  readonly error: Error;
  readonly tryAgain: () => void;
}

interface Props {
  readonly children: ReactNode;
  /** The element around the part, whose typed text outlives the restart. */
  readonly element: () => Element | null;
  /** Shown where the part fails again and again; by default the error's message and a button. */
  readonly fallback?: (failure: Failure) => ReactNode;
}

interface State {
  readonly error?: Error;
  /** How often the part was made anew. */
  readonly starts: number;
}

/** A part that fails more often than this within {@link SPAN} milliseconds does not start again by itself. */
const MOST = 2;
const SPAN = 10_000;

/**
 * Makes a part anew when it fails, for instance because a browser extension has changed the page under it. The rest of
 * the page goes on.
 */
export class Restarting extends Component<Props, State> {
  override state: State = { starts: 0 };
  private failures: readonly number[] = [];
  private typeAgain: (() => void) | undefined;

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  override getSnapshotBeforeUpdate(_: Props, before: State): null {
    const element = this.props.element();
    if (this.state.error && !before.error && element) this.typeAgain = typedFields(element);
    return null;
  }

  override componentDidUpdate(_: Props, before: State): void {
    if (!before.error || this.state.error) return;
    const typeAgain = this.typeAgain;
    this.typeAgain = undefined;
    // After the effects of the new part, which may bring back a stored text.
    if (typeAgain) setTimeout(typeAgain);
  }

  override componentDidCatch(): void {
    const now = performance.now();
    this.failures = [...this.failures.filter((time) => now - time < SPAN), now];
    if (this.failures.length <= MOST) this.restart();
  }

  private readonly restart = (): void => this.setState(({ starts }) => ({ error: undefined, starts: starts + 1 }));

  override render(): ReactNode {
    const { children, fallback } = this.props;
    const { error, starts } = this.state;
    if (!error) return <Fragment key={starts}>{children}</Fragment>;
    const failure = { error, tryAgain: this.restart };
    return fallback ? fallback(failure) : <ErrorBoundaryErrorMessageFallback {...failure} />;
  }
}
