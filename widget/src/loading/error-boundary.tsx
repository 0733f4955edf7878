import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  onError: () => void;
  children: ReactNode;
}

/**
 * Catches the errors of its content, for example on a page that removed a built-in function. Writes them to the console,
 * and shows nothing in place of the content.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override componentDidCatch(error: unknown): void {
    console.error('Retirement calculator: this page keeps a part of it from working.', error);
    // Preact passes the error on unless the boundary renders again.
    this.setState({});
    this.props.onError();
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
