import type { ActiveSession } from '@whenabouts/server/contract';
import { useRef, useState } from 'react';
import type { Area } from '../../api/request.ts';
import { endOtherSessions, endSession, useSessions } from '../../api/security.ts';
import { Button, PendingButton } from '../../ui/button.tsx';
import { plainList } from '../../ui/layout.css.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { Loaded } from '../../ui/skeleton.tsx';
import { type ToastMessage, toast } from '../../ui/toast.ts';
import { formatDateTime } from './format-date-time.ts';
import * as styles from './security.css.ts';
import { messages } from './security-messages.ts';

/** Lists the sessions of the account, with buttons that end them. */
export function Sessions({ area }: { area: Area }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={page.card} aria-labelledby="sessions-heading">
      <h2 id="sessions-heading" ref={heading} tabIndex={-1}>
        Where you’re logged in
      </h2>
      <Loaded
        response={useSessions(area)}
        heights={['4rem', '4rem']}
        failure="This list could not be loaded."
      >
        {(sessions) => (
          <SessionList area={area} sessions={sessions} onEnded={() => heading.current?.focus()} />
        )}
      </Loaded>
    </section>
  );
}

interface SessionListProps {
  area: Area;
  sessions: readonly ActiveSession[];
  /** Called when the button that had the focus is gone. */
  onEnded: () => void;
}

function SessionList({ area, sessions, onEnded }: SessionListProps) {
  /** The id of the session that is being ended, or `others`. */
  const [pending, setPending] = useState<string>();
  const [failure, setFailure] = useState<string>();

  async function end(id: string, request: () => Promise<void>, done: ToastMessage): Promise<void> {
    if (pending !== undefined) return;
    setPending(id);
    setFailure(undefined);
    try {
      await request();
      toast(done);
      onEnded();
    } catch (error) {
      const message = messages.endFailed(error);
      toast(message);
      setFailure(message.text);
    } finally {
      setPending(undefined);
    }
  }

  return (
    <>
      {failure && <ErrorNotice title={failure} />}
      <ul className={plainList}>
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            hasArea={area === 'admin'}
            isPending={pending === session.id}
            onEnd={() => {
              const { id, browser } = session;
              void end(id, () => endSession(area, id), messages.sessionEnded(browser));
            }}
          />
        ))}
      </ul>
      {sessions.some(({ current }) => !current) && (
        <div>
          <PendingButton
            type="button"
            kind="secondary"
            isPending={pending === 'others'}
            pendingLabel="Logging out..."
            onClick={() => void end('others', () => endOtherSessions(area), messages.othersEnded)}
          >
            Log out everywhere else
          </PendingButton>
        </div>
      )}
      <p className={page.caption}>
        If you don’t recognize a device, log it out and change your password. We don’t store IP addresses or
        locations.
      </p>
    </>
  );
}

interface SessionItemProps {
  session: ActiveSession;
  /** True to name the area that the session is in: the website or the admin area. */
  hasArea: boolean;
  isPending: boolean;
  onEnd: () => void;
}

function SessionItem({ session, hasArea, isPending, onEnd }: SessionItemProps) {
  const { browser, current, kind, createdAt, lastUsedAt } = session;
  const areaName = kind === 'admin' ? 'Admin area' : 'Website';
  return (
    <li className={styles.listItem}>
      <p className={styles.itemTitle}>
        {browser}
        {current && <span className={styles.currentBadge}>This device</span>}
      </p>
      <p className={page.caption}>
        {hasArea && `${areaName}. `}Logged in {formatDateTime(createdAt)}.{' '}
        {current ? 'In use now.' : `Last used ${formatDateTime(lastUsedAt)}.`}
      </p>
      {!current && (
        <div className={styles.itemActions}>
          <Button kind="quiet" aria-disabled={isPending || undefined} onClick={onEnd}>
            <span>
              Log out
              <span
                className={page.visuallyHidden}
              >{` ${browser}, logged in ${formatDateTime(createdAt)}`}</span>
            </span>
          </Button>
        </div>
      )}
    </li>
  );
}
