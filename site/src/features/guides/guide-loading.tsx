import { paths } from '../../paths.ts';
import { useNavigation } from '../../router.ts';
import * as styles from './guide-loading.css.ts';

/** Shows that a guide is loading. The previous page stays visible until it is loaded. */
export function GuideLoading() {
  const path = useNavigation().location?.pathname ?? '';
  const isGuide = path.startsWith(`${paths.guides}/`) && path !== paths.oldExplainers;
  // Always rendered, because screen readers announce changes of existing live regions only.
  return (
    <p role="status" className={isGuide ? styles.loading : undefined}>
      {isGuide && 'Loading guide...'}
    </p>
  );
}
