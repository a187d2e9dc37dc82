import { useEffect, useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useByteText } from '../useByteText';

/** Returns the space that this site may still use in the browser; undefined where the browser does not say. */
async function findRoom(): Promise<number | undefined> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined || usage === undefined ? undefined : quota - usage;
}

/** Warns when there is less space than a course needs. */
export function RoomNote({ needed }: { needed: number }): ReactNode {
  const bytes = useByteText();
  const [room, setRoom] = useState<number>();
  useEffect(() => {
    let isCurrent = true;
    void findRoom().then((found) => isCurrent && setRoom(found));
    return () => {
      isCurrent = false;
    };
  }, [needed]);
  if (room === undefined || room >= needed) return null;
  return (
    <>
      {' '}
      <strong>
        <Translate
          id="offline.RoomNote.short"
          description="The device has less room than the course needs"
          values={{ room: bytes(Math.max(0, room)) }}
        >
          {'Trình duyệt chỉ còn dành {room} cho trang này, có thể không đủ chỗ.'}
        </Translate>
      </strong>
    </>
  );
}
