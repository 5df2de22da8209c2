import { Component, type ReactNode } from "react";

interface Crash {
  error: Error;
  /** Draws what failed once more. */
  onRetry: () => void;
}

interface CrashBoundaryProps {
  /** What the children show; with another subject they are drawn once more. */
  subject: string;
  /** Draws what stands in place of children that failed. */
  fallback: (crash: Crash) => ReactNode;
  children: ReactNode;
}

interface CrashState {
  error: Error | null;
  subject: string;
}

/** Keeps what is around it standing when its children fail. On the server the error goes on, and stops the build. */
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
      onRetry: () => {
        this.setState({ error: null });
      },
    });
  }
}
