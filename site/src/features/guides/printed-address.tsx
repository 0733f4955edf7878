import { useContext } from 'react';
import { OriginContext } from '../../ui/origin.ts';
import * as styles from './guide-page.css.ts';

/** On paper the address bar is missing. */
export function PrintedAddress({ path }: { path: string }) {
  const origin = useContext(OriginContext);
  return <p className={styles.printed}>{origin + path}</p>;
}
