import type { ReactNode } from 'react';
import { Art } from '@/components/ui/art';

interface PortalStallProps {
  /** Whether the drawing shows on phones too; beside a form there is no room for it. */
  onPhones?: boolean;
  children: ReactNode;
}

/** The portal's arrival: what there is to do on one side, the market stall on the other. */
export function PortalStall({ onPhones = true, children }: PortalStallProps) {
  return (
    <main className="gate">
      <div className="gate-text">
        <div className="gate-in">{children}</div>
      </div>
      <div className={onPhones ? 'gate-art' : 'gate-art max-lg:hidden'}>
        <Art name="portal-stall" width={520} height={640} className="pic object-cover" />
      </div>
    </main>
  );
}
