import { useLayoutEffect, useRef, useState } from 'react';
import { checkService, type ServiceErrors } from '@/lib/domain/service-form';
import { withHttps } from '@/lib/domain/website';
import { storedUrls } from './pictures';
import {
  clearDraft,
  loadDraft,
  type ServiceDraft,
  saveDraft,
  subcategoriesIn,
  textIn,
} from './service-draft';
import { type SaveOutcome, saveService, toServiceForm } from './service-request';
import { useLeaveGuard } from './use-leave-guard';
import { usePictures } from './use-pictures';
import { useSubcategories } from './use-subcategories';

export interface ServiceFormProps {
  /** Whom the form was opened for. */
  userId: string;
  /** Null for a new service. */
  serviceId: string | null;
  /** What the form opens with. */
  start: ServiceDraft;
}

type Step = 'editing' | 'sending' | 'saved';

/** Writes a draft back into the inputs, which keep their own values. */
function fill(form: HTMLFormElement, text: ServiceDraft['text']) {
  for (const [name, value] of Object.entries(text)) {
    const input = form.elements.namedItem(name);
    if (input && 'value' in input) input.value = value;
  }
}

/** The service form's one state. Nothing typed is lost whatever becomes of a request. */
export function useServiceForm({ userId, serviceId, start }: ServiceFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const inFlight = useRef(false);
  const guard = useLeaveGuard();
  const [step, setStep] = useState<Step>('editing');
  const [errors, setErrors] = useState<ServiceErrors>({});
  const [problem, setProblem] = useState('');
  const [submits, setSubmits] = useState(0);
  const [isSignedOut, setIsSignedOut] = useState(false);
  const [isRestored, setIsRestored] = useState(false);
  const [categoryId, setCategoryId] = useState(start.text.categoryId);
  const [preset, setPreset] = useState(start.subcategoryIds);
  const subcategories = useSubcategories(categoryId);
  const onSignedOut = () => setIsSignedOut(true);
  const options = { kind: 'service', onChange: touch, onSignedOut } as const;
  const logo = usePictures({ ...options, isSingle: true, stored: [start.logoUrl].filter(Boolean) });
  const photos = usePictures({ ...options, stored: start.photoUrls });

  function draftNow(data: FormData): ServiceDraft {
    return {
      text: textIn(data),
      subcategoryIds: subcategoriesIn(data),
      logoUrl: storedUrls(logo.latest.current)[0] ?? '',
      photoUrls: storedUrls(photos.latest.current),
    };
  }

  function touch() {
    guard.touch();
    if (form.current) saveDraft(serviceId, { ...draftNow(new FormData(form.current)), userId });
  }

  // Before paint, and so before any event: a photo dropped while the scripts arrive must not be
  // taken for a draft and wiped by the draft that it has just written.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the browser takes over
  useLayoutEffect(() => {
    const draft = loadDraft(serviceId, userId);
    if (!form.current) return;
    if (draft) {
      fill(form.current, draft.text);
      setPreset(draft.subcategoryIds);
      logo.restore([draft.logoUrl].filter(Boolean));
      photos.restore(draft.photoUrls);
      setIsRestored(true);
      guard.touch();
    }
    // Also what was chosen before the scripts arrived.
    setCategoryId(textIn(new FormData(form.current)).categoryId);
  }, []);

  function edited(name: string) {
    setErrors(({ [name as keyof ServiceErrors]: _, ...others }) => others);
    touch();
  }

  function chooseCategory(id: string) {
    setCategoryId(id);
    setPreset([]);
  }

  function settle(outcome: SaveOutcome) {
    inFlight.current = false;
    if (outcome.kind === 'saved') {
      guard.release();
      clearDraft(serviceId);
    }
    setStep(outcome.kind === 'saved' ? 'saved' : 'editing');
    setIsSignedOut(outcome.kind === 'signedOut');
    setSubmits((count) => count + 1);
    setErrors(outcome.kind === 'invalid' ? outcome.errors : {});
    setProblem(outcome.kind === 'failed' ? outcome.message : '');
  }

  async function submit(element: HTMLFormElement) {
    if (inFlight.current) return;
    inFlight.current = true;
    const data = new FormData(element);
    setStep('sending');
    setErrors({});
    setProblem('');
    const [offered] = await Promise.all([subcategories.settle(), logo.settle(), photos.settle()]);
    const { text, subcategoryIds, logoUrl, photoUrls } = draftNow(data);
    const found = checkService(
      { ...text, websiteUrl: withHttps(text.websiteUrl) },
      {
        offered,
        subcategories: subcategoryIds.length,
        hasLogo: logoUrl !== '' || (serviceId !== null && start.logoUrl === ''),
        arePhotosDone: photos.latest.current.every(({ state }) => state === 'done'),
      },
    );
    if (Object.keys(found).length > 0) return settle({ kind: 'invalid', errors: found });
    const sent = toServiceForm(userId, text, subcategoryIds, { logoUrl, photoUrls });
    settle(await saveService(serviceId, sent));
  }

  function startAfresh() {
    guard.release();
    clearDraft(serviceId);
    window.location.reload();
  }

  return {
    ...{ form, step, errors, problem, submits, isSignedOut, isRestored },
    ...{ preset, subcategories, logo, photos, guard, edited, chooseCategory, submit, startAfresh },
    closeSignedOut: () => setIsSignedOut(false),
    leave: () => {
      guard.release();
      clearDraft(serviceId);
    },
  };
}
