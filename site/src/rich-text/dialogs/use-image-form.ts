import { type RefObject, useRef, useState } from 'react';
import { type Upload, useUpload } from '../../ui/use-upload.ts';
import { putImage } from '../commands/images.ts';
import { safeSrc } from '../document/urls.ts';
import type { RichText } from '../editor/rich-text.ts';
import type { RichTextImage, UploadImage } from '../editor/uploads.ts';

export type ImageSourceKind = 'url' | 'upload' | 'library';

interface ImageErrors {
  image?: string;
  alt?: string;
}

export interface ImageFormState {
  isNew: boolean;
  source: ImageSourceKind;
  setSource: (source: ImageSourceKind) => void;
  url: string;
  setUrl: (url: string) => void;
  urlField: RefObject<HTMLInputElement | null>;
  /** The image that was uploaded or chosen with the current source. */
  picked: RichTextImage | undefined;
  pick: (image: RichTextImage) => void;
  upload: Upload;
  alt: string;
  setAlt: (alt: string) => void;
  altField: RefObject<HTMLInputElement | null>;
  isDecorative: boolean;
  setDecorative: (isDecorative: boolean) => void;
  errors: ImageErrors;
  apply: () => void;
}

/** The state of the image dialog. `apply` validates it and changes the text. */
export function useImageForm(
  editor: RichText,
  uploadImage: UploadImage | undefined,
  onClose: () => void,
): ImageFormState {
  const [initial] = useState(() => editor.image());
  const [source, setSource] = useState<ImageSourceKind>('url');
  const [url, setUrl] = useState(initial?.src ?? '');
  const [pickedBySource, setPickedBySource] = useState<Partial<Record<ImageSourceKind, RichTextImage>>>({});
  const [alt, setAlt] = useState(initial?.alt ?? '');
  const [isDecorative, setDecorative] = useState(initial?.alt === '');
  const [errors, setErrors] = useState<ImageErrors>({});
  const urlField = useRef<HTMLInputElement>(null);
  const altField = useRef<HTMLInputElement>(null);
  const picked = pickedBySource[source];

  function pick(image: RichTextImage): void {
    setPickedBySource((before) => ({ ...before, [source]: image }));
    setErrors({});
    // Keep alt text that the author has typed, but replace the alt text of the previous image.
    setAlt((current) => (current.trim() === '' || current === picked?.alt ? image.alt : current));
  }

  const upload = useUpload(async (file, control) => {
    const image = await uploadImage?.(file, control);
    if (image && !control.signal.aborted) pick(image);
  });

  function apply(): void {
    const src = source === 'url' ? safeSrc(url) : picked?.src;
    const isDescribed = isDecorative || alt.trim() !== '';
    setErrors({
      ...(!src && { image: missingImage[source] }),
      ...(!isDescribed && { alt: 'Describe the image, or mark it as decorative.' }),
    });
    if (!src && source === 'url') urlField.current?.focus();
    else if (src && !isDescribed) altField.current?.focus();
    if (!src || !isDescribed) return;
    const size = source === 'url' ? {} : { width: picked?.width, height: picked?.height };
    editor.run(putImage, { src, alt: isDecorative ? '' : alt.trim(), ...size });
    onClose();
  }

  return {
    isNew: initial === null,
    source,
    setSource: (chosen) => {
      upload.cancel();
      setSource(chosen);
    },
    url,
    setUrl,
    urlField,
    picked,
    pick,
    upload,
    alt,
    setAlt,
    altField,
    isDecorative,
    setDecorative,
    errors,
    apply,
  };
}

const missingImage: Record<ImageSourceKind, string> = {
  url: 'Enter a URL that starts with https://, or the path of an image on this site.',
  upload: 'Choose an image from this computer.',
  library: 'Choose one of your images.',
};
