/** Catches what a page throws while it is drawn, reports it, and shows the error page in its place. */
import { Component, type ReactNode } from 'react';
import { reportError } from '#web/client/error-report.ts';

interface Props {
  /** Shown instead of the children once they broke. */
  readonly instead: ReactNode;
  /** Another page gets another chance: when this changes, the error is forgotten. */
  readonly resetKey?: string;
  /** What the report is called; a borrower's page is called as the specification says. */
  readonly reportedAs?: string;
  readonly children: ReactNode;
}

interface State {
  readonly isBroken: boolean;
  readonly resetKey: string | undefined;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { isBroken: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { isBroken: false, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    reportError(this.props.reportedAs ?? 'HELOC: Error Fallback', error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
