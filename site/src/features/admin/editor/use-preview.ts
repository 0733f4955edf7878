import type { DraftBody, PostPreview } from '@whenabouts/server/contract';
import { useState } from 'react';
import { previewPost } from '../../../api/admin-posts.ts';
import { fieldErrorsOf, hasCode } from '../../../api/request.ts';
import { toast } from '../../../ui/toast.ts';
import { messages } from '../admin-messages.ts';

interface PreviewOptions {
  /** The post that is edited; undefined for a new one. */
  postId: number | undefined;
  /** Shows validation errors at their fields. Returns false if none belongs to a field. */
  showErrors: (errors: Readonly<Record<string, string>>) => boolean;
}

/** The preview of the unsaved post. The server renders it, because it also decides what readers get. */
export function usePreview({ postId, showErrors }: PreviewOptions) {
  const [post, setPost] = useState<PostPreview>();
  const [isLoading, setLoading] = useState(false);
  const [needsLogin, setNeedsLogin] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function load(body: DraftBody): Promise<void> {
    setLoading(true);
    setFailure(undefined);
    try {
      setPost(await previewPost({ ...body, id: postId }));
    } catch (error) {
      showFailure(error);
    } finally {
      setLoading(false);
    }
  }

  function showFailure(error: unknown): void {
    if (hasCode(error, 'unauthenticated')) {
      setNeedsLogin(true);
      return;
    }
    const message = messages.previewFailed(error);
    toast(message);
    // The toast disappears.
    if (!showErrors(fieldErrorsOf(error))) setFailure(message.text);
  }

  return {
    /** The post to show; undefined while the preview is closed. */
    post,
    isLoading,
    /** True if the session has ended. */
    needsLogin,
    failure,
    load,
    close: () => setPost(undefined),
    clearLogin: () => setNeedsLogin(false),
  };
}
