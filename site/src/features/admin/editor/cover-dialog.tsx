import { type Image, imageWidths } from '@whenabouts/server/contract';
import { useState } from 'react';
import { imageUrl, useImages } from '../../../api/images.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { ImageChooser, ImagesError, UploadField } from '../../../ui/image-fields.tsx';
import { stack } from '../../../ui/layout.css.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useUpload } from '../../../ui/use-upload.ts';
import * as styles from './editor.css.ts';
import { labelOf, uploadAsAdmin } from './editor-images.ts';

interface CoverDialogProps {
  open: boolean;
  onClose: () => void;
  onChoose: (image: Image) => void;
}

/** A dialog to choose the cover from the admin's images or upload a new one. */
export function CoverDialog({ open, onClose, onChoose }: CoverDialogProps) {
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
  if (!images) return <ImagesError onRetry={() => void mutate()} />;
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
    <div className={stack[3]}>
      <TextField
        label="Alt text for a new image"
        hint="Describes the image for readers who can’t see it. Enter it before you choose the file."
        isOptional
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
