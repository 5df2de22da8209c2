import { Component, type ReactNode } from "react";

interface Crash {
  error: Error;
  /** Renders the failed children again. */
  onRetry: () => void;
}

interface CrashBoundaryProps {
  /** Identifies what the children show. If it changes, they render again. */
  subject: string;
  /** Renders a replacement for children that failed. */
  fallback: (crash: Crash) => ReactNode;
  children: ReactNode;
}

interface CrashState {
  error: Error | null;
  subject: string;
}

/** Keeps everything around it working if its children fail. On the server, the error is passed on and stops the build. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { error: null, subject: this.props.subject };

  static getDerivedStateFromError(error: unknown): Partial<CrashState> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(props: CrashBoundaryProps, state: CrashState): CrashState | null {
    return props.subject === state.subject ? null : { error: null, subject: props.subject };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return this.props.fallback({
      error,
      onRetry: () => this.setState({ error: null }),
    });
  }
}
