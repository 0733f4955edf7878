import type { InferOutput } from 'valibot';
import {
  type FormSchema,
  type SchemaFormOptions,
  useSchemaForm,
} from '../../components/forms/schema-form.tsx';
import { type ToastMessage, toast } from '../../ui/toast.ts';
import { messages } from './admin-messages.ts';
import { useSaveAfterRelogin } from './use-save-after-relogin.ts';

interface AdminFormOptions<Schema extends FormSchema>
  extends Pick<SchemaFormOptions<Schema>, 'schema' | 'initial'> {
  save: (values: InferOutput<Schema>) => Promise<void>;
  saved: ToastMessage;
  onSaved?: () => void;
}

/**
 * A form of the admin area, and the props of its relogin dialog: if the session has ended, it is saved after a new
 * login.
 */
export function useAdminForm<Schema extends FormSchema>(options: AdminFormOptions<Schema>) {
  const { schema, initial, save, saved, onSaved } = options;
  const { saveWithRelogin, relogin } = useSaveAfterRelogin();
  const form = useSchemaForm({
    schema,
    initial,
    send: async (values) => {
      await saveWithRelogin(() => save(values));
      toast(saved);
      onSaved?.();
    },
    messageOf: messages.saveFailed,
  });
  return { form, relogin };
}
