import { hasStatus, reasonOf } from '../../api/request.ts';
import { paths } from '../../paths.ts';
import { errorMessage, type ToastMessage } from '../../ui/toast.ts';

const seePlans = { label: 'See My Plans', to: paths.myPlans };

export const planMessages = {
  /** Shown after a login to save a plan. */
  readyToSave: {
    title: 'Welcome back!',
    text: "Your retirement plan is ready to save. Click 'Save Plan' to store it in your account.",
  },
  nameRequired: {
    title: 'Plan Name Required',
    text: 'Please enter a name for your retirement plan.',
    kind: 'error',
  },
  saved: {
    title: 'Plan saved',
    text: 'Your retirement plan has been saved successfully.',
    link: seePlans,
  },
  updated: {
    title: 'Plan updated',
    text: 'Your retirement plan has been updated successfully.',
    link: seePlans,
  },
  saveFailed: (error: unknown) => errorMessage('Error', reasonOf(error) ?? 'Failed to save retirement plan.'),
  updateFailed: (error: unknown) =>
    errorMessage(
      'Error',
      hasStatus(error, 404)
        ? 'This plan is not in the account that you are logged in to now.'
        : (reasonOf(error) ?? 'Failed to update retirement plan.'),
    ),
} as const satisfies Record<string, ToastMessage | ((error: unknown) => ToastMessage)>;
