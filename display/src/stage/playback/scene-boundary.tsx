import { Component, type ReactNode } from 'react';

type Props = { onThrow(error: unknown): void; fallback?: ReactNode; children: ReactNode };

/** Error boundary of a scene; what is beneath it stays. */
export class SceneBoundary extends Component<Props, { thrown: boolean }> {
  override state = { thrown: false };

  static getDerivedStateFromError() {
    return { thrown: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onThrow(error);
  }

  override render() {
    return this.state.thrown ? this.props.fallback : this.props.children;
  }
}
