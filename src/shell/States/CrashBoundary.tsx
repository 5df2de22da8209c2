import { Component, type ReactNode } from "react";
import { CrashPage } from "./CrashPage";

interface CrashState {
  error: Error | null;
}

/** Keeps the shell standing when a page fails, and says what happened. */
export class CrashBoundary extends Component<{ children: ReactNode }, CrashState> {
  override state: CrashState = { error: null };

  static getDerivedStateFromError(error: unknown): CrashState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <CrashPage
        error={error}
        onRetry={() => {
          this.setState({ error: null });
        }}
      />
    );
  }
}
