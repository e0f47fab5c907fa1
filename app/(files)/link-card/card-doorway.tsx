import { CARD_COLORS, type Line } from './card-lines';
import { DOORWAY } from './card-picture';
import { Words } from './card-words';

interface DoorwayProps {
  picture: string | null;
  day: { month: string; day: string } | null;
  letter: Line;
}

export function Doorway({ picture, day, letter }: DoorwayProps) {
  const frame = {
    display: 'flex',
    borderTopLeftRadius: 999,
    borderTopRightRadius: 999,
    overflow: 'hidden',
  };
  return (
    <div style={{ ...frame, background: CARD_COLORS.cream, padding: '16px 16px 0' }}>
      <div
        style={{
          ...frame,
          ...DOORWAY,
          alignItems: 'center',
          justifyContent: 'center',
          background: picture ? CARD_COLORS.cream : CARD_COLORS.hibiscus,
          color: CARD_COLORS.cream,
          fontWeight: 700,
        }}
      >
        {picture ? (
          <img src={picture} alt="" {...DOORWAY} />
        ) : day ? (
          <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
            <div style={{ fontSize: 60, fontWeight: 600, marginTop: 48 }}>{day.month}</div>
            <div style={{ fontSize: 180, lineHeight: 1, marginTop: 16 }}>{day.day}</div>
          </div>
        ) : (
          <Words line={letter} />
        )}
      </div>
    </div>
  );
}
