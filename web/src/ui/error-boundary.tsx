import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; fallback: (reset: () => void) => ReactNode };

/** React offers no other way to catch what a component throws while drawing. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    return this.state.failed
      ? this.props.fallback(() => this.setState({ failed: false }))
      : this.props.children;
  }
}
