import { adminRoles, NewTeamMemberBody, RoleBody, type TeamMember } from '@whenabouts/server/contract';
import { addTeamMember, changeTeamRole } from '../../../api/admin-team.ts';
import { FormDialog } from '../../../components/forms/form-dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { messages } from '../admin-messages.ts';
import { ReloginDialog } from '../relogin-dialog.tsx';
import { useAdminForm } from '../use-admin-form.ts';

const roleLabels = {
  author: 'Author: own posts',
  editor: 'Editor: all posts and the newsletter',
  owner: 'Owner: everything',
} as const;

/** The roles, the one with the fewest rights first. */
const roles = [...adminRoles].reverse();

export function AddPersonDialog({ onClose }: { onClose: () => void }) {
  const { form, relogin } = useAdminForm({
    schema: NewTeamMemberBody,
    initial: { email: '', role: 'author' },
    save: addTeamMember,
    saved: messages.personAdded,
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Add person"
      description="We send an email that explains how to log in."
      action={{ text: 'Add', pending: 'Adding...' }}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('email')}
      />
      <SelectField label="Role" choices={roles} labels={roleLabels} {...form.field('role')} />
      <ReloginDialog {...relogin} />
    </FormDialog>
  );
}

export function RoleDialog({ person, onClose }: { person: TeamMember; onClose: () => void }) {
  const { form, relogin } = useAdminForm({
    schema: RoleBody,
    initial: { role: person.role },
    save: (body) => changeTeamRole(person, body),
    saved: messages.roleChanged,
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Change role"
      description={
        person.isYou
          ? 'This is your own role. If you change it, you have to log in again.'
          : `${person.email} has to log in again afterwards.`
      }
    >
      <SelectField label="Role" choices={roles} labels={roleLabels} {...form.field('role')} />
      <ReloginDialog {...relogin} />
    </FormDialog>
  );
}
