import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import * as styles from './dashboard.css.ts';
import type { PageSlice } from './paginate.ts';

interface PagerProps {
  slice: PageSlice<unknown>;
  onPage: (page: number) => void;
}

/** Buttons that lead to the previous and the next page of a list. */
export function Pager({ slice: { page, pageCount, isFirst, isLast }, onPage }: PagerProps) {
  return (
    <nav className={styles.pager} aria-label="Pages">
      <PageButton disabled={isFirst} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden="true" size="1.125rem" />
        Previous
      </PageButton>
      <p role="status">{`Page ${page} of ${pageCount}`}</p>
      <PageButton disabled={isLast} onClick={() => onPage(page + 1)}>
        Next
        <ChevronRight aria-hidden="true" size="1.125rem" />
      </PageButton>
    </nav>
  );
}

interface PageButtonProps {
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Uses aria-disabled, so that the button keeps the focus on the first and last page. */
function PageButton({ disabled, onClick, children }: PageButtonProps) {
  return (
    <Button
      kind="secondary"
      className={styles.pageButton}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onClick()}
    >
      {children}
    </Button>
  );
}
