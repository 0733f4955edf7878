import { paths } from '../../paths.ts';
import { useNavigation } from '../../router.ts';
import * as styles from './guide-loading.css.ts';

/** Says that a guide is on its way; until it is here, the page before it stays. */
export function GuideLoading() {
  const path = useNavigation().location?.pathname ?? '';
  const isGuide = path.startsWith(`${paths.guides}/`) && path !== paths.explainers;
  // There before it has anything to say, because only then a screen reader says it.
  return (
    <p role="status" className={isGuide ? styles.loading : undefined}>
      {isGuide && 'Loading guide...'}
    </p>
  );
}
