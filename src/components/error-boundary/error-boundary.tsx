import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = {
  /** Shown in place of children that threw; nothing by default. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** Keeps an error in one part (frame, carousel, picture) from removing the rest of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
