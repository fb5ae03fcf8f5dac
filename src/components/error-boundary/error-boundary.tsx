import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = {
  /** What stands in place of a part that failed; nothing unless given. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** An error in one part (frame, carousel, picture) leaves the rest of the page standing. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
