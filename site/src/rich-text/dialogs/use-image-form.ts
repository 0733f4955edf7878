import { type RefObject, useRef, useState } from 'react';
import { putImage } from '../commands/images.ts';
import { safeSrc } from '../document/urls.ts';
import type { RichText } from '../editor/rich-text.ts';
import type { RichTextImage } from '../editor/uploads.ts';

export type ImageWay = 'address' | 'upload' | 'library';

interface ImageErrors {
  image?: string;
  alt?: string;
}

export interface ImageFormState {
  isNew: boolean;
  way: ImageWay;
  setWay: (way: ImageWay) => void;
  address: string;
  setAddress: (address: string) => void;
  addressField: RefObject<HTMLInputElement | null>;
  /** What was uploaded or chosen, by the way in which it was. */
  picked: RichTextImage | undefined;
  pick: (image: RichTextImage) => void;
  uploading: boolean;
  setUploading: (uploading: boolean) => void;
  alt: string;
  setAlt: (alt: string) => void;
  altField: RefObject<HTMLInputElement | null>;
  decorative: boolean;
  setDecorative: (decorative: boolean) => void;
  errors: ImageErrors;
  apply: () => void;
}

export function useImageForm(editor: RichText, onClose: () => void): ImageFormState {
  const [start] = useState(() => editor.image());
  const [way, setWay] = useState<ImageWay>('address');
  const [address, setAddress] = useState(start?.src ?? '');
  const [pickedBy, setPickedBy] = useState<Partial<Record<ImageWay, RichTextImage>>>({});
  const [uploading, setUploading] = useState(false);
  const [alt, setAlt] = useState(start?.alt ?? '');
  const [decorative, setDecorative] = useState(start?.alt === '');
  const [errors, setErrors] = useState<ImageErrors>({});
  const addressField = useRef<HTMLInputElement>(null);
  const altField = useRef<HTMLInputElement>(null);
  const picked = pickedBy[way];

  function pick(image: RichTextImage): void {
    setPickedBy((before) => ({ ...before, [way]: image }));
    setErrors({});
    // What the author has written stays; the words of another image do not.
    setAlt((current) => (current.trim() === '' || current === picked?.alt ? image.alt : current));
  }

  function apply(): void {
    const src = way === 'address' ? safeSrc(address) : picked?.src;
    const found = findErrors({ src, way, hasAlt: decorative || alt.trim() !== '' });
    setErrors(found);
    if (found.image && way === 'address') addressField.current?.focus();
    else if (found.alt && !found.image) altField.current?.focus();
    if (!src || found.alt) return;
    const size = way === 'address' ? {} : { width: picked?.width, height: picked?.height };
    editor.run(putImage, { src, alt: decorative ? '' : alt.trim(), ...size });
    onClose();
  }

  return {
    isNew: start === null,
    ...{ way, setWay, address, setAddress, addressField, picked, pick, uploading, setUploading },
    ...{ alt, setAlt, altField, decorative, setDecorative, errors, apply },
  };
}

interface Findings {
  src: string | null | undefined;
  way: ImageWay;
  hasAlt: boolean;
}

function findErrors({ src, way, hasAlt }: Findings): ImageErrors {
  return {
    ...(!src && { image: missing[way] }),
    ...(!hasAlt && { alt: 'Describe the image, or mark it as decorative.' }),
  };
}

const missing: Record<ImageWay, string> = {
  address: 'Enter an address that begins with https://, or that of an image of this site.',
  upload: 'Choose an image from this computer.',
  library: 'Choose one of your images.',
};
