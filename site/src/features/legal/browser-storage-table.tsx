import { useContext } from 'react';
import { OriginContext } from '../../ui/page-contexts.ts';
import { browserStorage, nameIn } from './browser-storage.ts';
import { LegalTable } from './legal-page.tsx';

export function BrowserStorageTable() {
  const origin = useContext(OriginContext);
  return (
    <LegalTable
      caption="Everything that this site ever stores in your browser."
      columns={['Name', 'Kind', 'What it is for', 'How long it lasts']}
      rows={browserStorage.map((item) => [nameIn(item, origin), item.kind, item.purpose, item.life])}
    />
  );
}
