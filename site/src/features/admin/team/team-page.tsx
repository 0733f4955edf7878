import type { TeamMember } from '@whenabouts/server/contract';
import { useRef, useState } from 'react';
import { removeTeamMember, useTeam } from '../../../api/admin-team.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { plainList, spaceBetween, stack } from '../../../ui/layout.css.ts';
import * as page from '../../../ui/page.css.ts';
import { Loaded } from '../../../ui/skeleton.tsx';
import * as styles from '../admin.css.ts';
import { AdminListPage, ItemActions } from '../admin-list-page.tsx';
import { messages } from '../admin-messages.ts';
import { AddPersonDialog, RoleDialog } from './team-dialogs.tsx';

/** Lists the people who can log in to the admin area, and adds them, changes their roles and removes them. */
export function TeamPage() {
  return (
    <AdminListPage
      title="Team"
      requires="owner"
      lead="People who can log in here. Authors write their own posts. Editors change all posts and send the newsletter. Owners can do everything."
      add="Add Person"
      dialog={(onClose) => <AddPersonDialog onClose={onClose} />}
    >
      <Team />
    </AdminListPage>
  );
}

function Team() {
  return (
    <Loaded
      response={useTeam()}
      heights={['12rem']}
      label="Loading the team…"
      failure="The team could not be loaded."
    >
      {(team) => <People team={team} />}
    </Loaded>
  );
}

function People({ team }: { team: readonly TeamMember[] }) {
  const [changing, setChanging] = useState<TeamMember>();
  const [removing, setRemoving] = useState<TeamMember>();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={stack[4]} aria-labelledby="people-heading">
      <h2 id="people-heading" ref={heading} tabIndex={-1} className={styles.heading}>
        {team.length === 1 ? 'Only you' : `${team.length} people`}
      </h2>
      <ul className={`${stack[4]} ${plainList}`}>
        {team.map((person) => (
          <Person
            key={person.id}
            person={person}
            onChange={() => setChanging(person)}
            onRemove={() => setRemoving(person)}
          />
        ))}
      </ul>
      {changing && <RoleDialog key={changing.id} person={changing} onClose={() => setChanging(undefined)} />}
      <ConfirmDialog
        subject={removing}
        title="Remove Person"
        description="This person will be logged out of the admin area at once. Their posts, and their account as a member, stay."
        name={({ email }) => email}
        action={{ text: 'Remove', pending: 'Removing...' }}
        label={({ email }) => `Remove ${email}`}
        onConfirm={removeTeamMember}
        successMessage={messages.personRemoved}
        errorMessage={messages.personNotRemoved}
        onClose={() => setRemoving(undefined)}
        // The card that opened the dialog may be gone.
        focusAfterwards={(person) => (person && document.getElementById(removeId(person))) ?? heading.current}
      />
    </section>
  );
}

const roleNames = { owner: 'Owner', editor: 'Editor', author: 'Author' } as const;

interface PersonProps {
  person: TeamMember;
  onChange: () => void;
  onRemove: () => void;
}

function Person({ person, onChange, onRemove }: PersonProps) {
  const { email, role, isYou, singleSignOn } = person;
  return (
    <li className={page.card}>
      <div className={spaceBetween}>
        <div>
          <h3 className={styles.detailValue}>{email}</h3>
          <p className={page.caption}>
            {isYou ? `${roleNames[role]}, you` : roleNames[role]}
            {singleSignOn && '. The role comes from single sign-on at each login.'}
          </p>
        </div>
        <ItemActions
          removeId={removeId(person)}
          name={email}
          edit="Change role"
          remove="Remove"
          onEdit={onChange}
          onRemove={onRemove}
        />
      </div>
    </li>
  );
}

/** Returns the DOM id of the button that removes a person. */
const removeId = ({ id }: TeamMember): string => `remove-person-${id}`;
