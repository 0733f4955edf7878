import { useDebouncedValue } from '@whenabouts/view';
import { useContext, useState } from 'react';
import { imageUrl } from '../../../api/images.ts';
import { Button } from '../../../ui/button.tsx';
import { stack } from '../../../ui/layout.css.ts';
import { OriginContext } from '../../../ui/page-contexts.ts';
import { TextField, type TextFieldProps } from '../../../ui/text-field.tsx';
import { CoverDialog } from './cover-dialog.tsx';
import { CoverPreview, RECOMMENDED_SIZE } from './cover-preview.tsx';

/** Delay after the last key before the preview loads. */
const PREVIEW_DELAY_MS = 500;

interface CoverFieldProps {
  field: Pick<TextFieldProps, 'id' | 'name' | 'ref' | 'onChange' | 'onBlur' | 'error'>;
  url: string;
  /** The category, whose cover the post has if there is no URL. */
  category: string;
  onChoose: (url: string) => void;
}

/** The URL of a post's cover, with a preview and a dialog to choose an uploaded image. */
export function CoverField({ field, url, category, onChoose }: CoverFieldProps) {
  const [isChoosing, setChoosing] = useState(false);
  const origin = useContext(OriginContext);
  return (
    <div className={stack[4]}>
      <TextField
        label="Cover image URL"
        hint={`Recommended size ${RECOMMENDED_SIZE.width}x${RECOMMENDED_SIZE.height}. Leave it empty to use the picture of the category.`}
        isOptional
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
