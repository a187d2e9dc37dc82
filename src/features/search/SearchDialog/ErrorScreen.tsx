import { useContext, useEffect, type MouseEvent, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { ModalContext } from './modalState';

/** The error screen of the modal, around its own texts. It asks again: by its button, and when the network is back. */
export function ErrorScreen({ children }: { children: ReactNode }): ReactNode {
  const { control } = useContext(ModalContext);
  useEffect(() => {
    const retry = () => void control.current?.refresh();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [control]);
  const retry = ({ currentTarget }: MouseEvent) => {
    void control.current?.refresh();
    currentTarget.closest('dialog')?.querySelector('input')?.focus();
  };
  return (
    <div className="DocSearch-ErrorScreen" role="alert">
      {children}
      <button type="button" className="button button--secondary button--sm" onClick={retry}>
        <Translate
          id="search.modal.errorScreen.retryText"
          description="Button of the search dialog when no results can be had"
        >
          Thử lại
        </Translate>
      </button>
    </div>
  );
}
