import {
  categoryPicture,
  type Image,
  imageWidths,
  isCoverUrl,
  postCategories,
} from '@whenabouts/server/contract';
import { useDebouncedValue } from '@whenabouts/view';
import { useContext, useState } from 'react';
import { imageUrl, useImages } from '../../../api/images.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import * as fieldStyles from '../../../ui/form-field.css.ts';
import { ImageChooser, UploadField, useUpload } from '../../../ui/image-fields.tsx';
import { OriginContext } from '../../../ui/page-contexts.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField, type TextFieldProps } from '../../../ui/text-field.tsx';
import * as styles from './editor.css.ts';
import { labelOf, uploadAsAdmin } from './editor-images.ts';

/** Delay after the last key before the preview loads. */
const PREVIEW_DELAY_MS = 500;
const RECOMMENDED = { width: 1200, height: 630 };

interface CoverFieldProps {
  field: Pick<TextFieldProps, 'id' | 'name' | 'ref' | 'onChange' | 'onBlur' | 'error'>;
  url: string;
  /** The category, whose picture is the cover if there is no URL. */
  category: string;
  onChoose: (url: string) => void;
}

/** The URL of a post's cover, with a preview and a dialog to choose an uploaded image. */
export function CoverField({ field, url, category, onChoose }: CoverFieldProps) {
  const [isChoosing, setChoosing] = useState(false);
  const origin = useContext(OriginContext);
  return (
    <div className={styles.coverField}>
      <TextField
        label="Cover image URL"
        hint={`Recommended size ${RECOMMENDED.width}x${RECOMMENDED.height}. Leave it empty to use the picture of the category.`}
        optional
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        {...field}
      />
      <div>
        <Button kind="secondary" onClick={() => setChoosing(true)}>
          Choose from Your Uploads
        </Button>
      </div>
      <CoverPreview url={useDebouncedValue(url.trim(), PREVIEW_DELAY_MS)} category={category} />
      <CoverDialog
        open={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={({ id }) => onChoose((origin || location.origin) + imageUrl(id))}
      />
    </div>
  );
}

type LoadState = 'loading' | 'broken' | { width: number; height: number };

function CoverPreview({ url, category }: { url: string; category: string }) {
  const known = postCategories.find((name) => name === category);
  if (url === '' && known) {
    return (
      <div className={styles.coverBox}>
        <img
          src={categoryPicture(known)}
          alt={`Cover of posts about ${known}`}
          className={styles.coverImage}
        />
      </div>
    );
  }
  if (!isImageUrl(url)) {
    return <div className={styles.coverBox}>The cover will appear here.</div>;
  }
  return <Preview key={url} url={url} />;
}

function Preview({ url }: { url: string }) {
  const [state, setState] = useState<LoadState>('loading');
  return (
    <div className={styles.coverPreview}>
      <div className={styles.coverBox}>
        {state === 'broken' ? (
          'No image'
        ) : (
          <img
            src={url}
            alt="Preview of the cover"
            className={styles.coverImage}
            referrerPolicy="no-referrer"
            onLoad={({ currentTarget: image }) =>
              setState({ width: image.naturalWidth, height: image.naturalHeight })
            }
            onError={() => setState('broken')}
          />
        )}
      </div>
      <p className={styles.statusMessage} role="status">
        {statusMessageFor(state)}
      </p>
    </div>
  );
}

function statusMessageFor(state: LoadState): string {
  if (state === 'loading') return 'Loading the image…';
  if (state === 'broken') return 'This image could not be loaded. Please check the URL.';
  const isSmall = state.width < RECOMMENDED.width || state.height < RECOMMENDED.height;
  return `${state.width}x${state.height}${isSmall ? ', which is smaller than recommended.' : '.'}`;
}

/** Returns true for URLs that the server accepts as a cover: https, or this site's own images. */
function isImageUrl(text: string): boolean {
  if (!isCoverUrl(text)) return false;
  const { protocol, origin } = new URL(text);
  return protocol === 'https:' || origin === location.origin;
}

interface CoverDialogProps {
  open: boolean;
  onClose: () => void;
  onChoose: (image: Image) => void;
}

/** A dialog to choose the cover from the admin's images or upload a new one. */
function CoverDialog({ open, onClose, onChoose }: CoverDialogProps) {
  const [picked, setPicked] = useState<Image>();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Choose a cover image"
      description="Use one of your uploads, or upload a new image."
    >
      <Uploads picked={picked} onPick={setPicked} />
      <NewUpload onUploaded={setPicked} />
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button
          aria-disabled={picked === undefined || undefined}
          onClick={() => {
            if (!picked) return;
            onChoose(picked);
            onClose();
          }}
        >
          Use Image
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface UploadsProps {
  picked: Image | undefined;
  onPick: (image: Image) => void;
}

function Uploads({ picked, onPick }: UploadsProps) {
  const { data: images, error, mutate } = useImages('admin');
  if (!images && error === undefined) return <Skeleton heights={['9rem']} label="Loading your images…" />;
  if (!images) {
    return (
      <div className={fieldStyles.field}>
        <p role="alert" className={fieldStyles.error}>
          Your images could not be loaded.
        </p>
        <div>
          <Button kind="secondary" onClick={() => void mutate()}>
            Try again
          </Button>
        </div>
      </div>
    );
  }
  return (
    <ImageChooser
      images={images.map((image) => ({
        id: image.id,
        label: labelOf(image),
        thumbnail: `${imageUrl(image.id)}?w=${imageWidths[0]}`,
        image,
      }))}
      isPicked={({ id }) => picked?.id === id}
      onPick={({ image }) => onPick(image)}
    />
  );
}

function NewUpload({ onUploaded }: { onUploaded: (image: Image) => void }) {
  const [altText, setAltText] = useState('');
  const [note, setNote] = useState<string>();
  const upload = useUpload(async (file, control) => {
    setNote(undefined);
    const uploaded = await uploadAsAdmin(file, { ...control, altText });
    if (control.signal.aborted) return;
    onUploaded(uploaded.image);
    setNote(uploaded.note);
  });
  return (
    <div className={styles.upload}>
      <TextField
        label="Alt text for a new image"
        hint="Describes the image for readers who can’t see it. Enter it before you choose the file."
        optional
        autoComplete="off"
        value={altText}
        onChange={(event) => setAltText(event.currentTarget.value)}
      />
      <UploadField label="Upload another image" upload={upload}>
        <p role="status" className={styles.statusMessage}>
          {note}
        </p>
      </UploadField>
    </div>
  );
}
