import { type ComponentProps, useRef, useState } from 'react';
import { Button } from '@/components/shared/ui/button';
import { Field } from '@/components/shared/ui/field';
import { onceReleased } from '@/components/shared/ui/once-released';
import { nearAddress } from '@/lib/shared/domain/text/near-address';
import { useTexts } from '@/lib/shared/texts/use-texts';

type FieldProps = ComponentProps<typeof Field>;
type MailFieldProps = Omit<FieldProps, 'onBlur' | 'ref'>;

/** Asks about an address whose domain may be mistyped; nothing depends on the answer. */
export function MailField(props: MailFieldProps) {
  const t = useTexts('forms.mailField');
  const input = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState(() =>
    nearAddress(String(props.value ?? props.defaultValue ?? '')),
  );
  const isShown = asked !== null && !props.readOnly;
  return (
    <div className="grid content-start">
      <Field
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        {...props}
        ref={input}
        onBlur={({ target }) => onceReleased(() => setAsked(nearAddress(target.value)))}
        onChange={(event) => {
          props.onChange?.(event);
          if (asked) setAsked(nearAddress(event.target.value));
        }}
      />
      <p
        role="status"
        className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm empty:hidden"
      >
        {isShown ? (
          <>
            <span className="wrap-anywhere">
              {t.rich('question', {
                address: asked,
                name: (chunks) => (
                  <bdi className="font-semibold" translate="no">
                    {chunks}
                  </bdi>
                ),
              })}
            </span>
            <Button
              look="soft"
              size="small"
              className="noscript:hidden"
              onClick={() => input.current && retype(input.current, asked)}
            >
              {t('use')}
            </Button>
          </>
        ) : null}
      </p>
    </div>
  );
}

/** Sets the text as if it were typed, so that the form notices it. */
function retype(input: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
