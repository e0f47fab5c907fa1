import { useEffect, useState } from 'react';
import {
  ownDeviceId,
  pushSupport,
  turnOn,
  unsubscribe,
} from '@/components/shared/push/this-browser';
import { callApi } from '@/lib/shared/api/call-api';
import type { Push, PushDevice } from '@/lib/shared/contract/push-devices';
import { useTexts } from '@/lib/shared/texts/use-texts';

type Here =
  | 'reading'
  | 'unsupported'
  | 'homeScreen'
  | 'blocked'
  | 'off'
  | 'asking'
  | 'turningOn'
  | 'on';

interface Said {
  tone: 'ok' | 'error';
  text: string;
}

function useHere(key: string, devices: readonly PushDevice[]) {
  const [busy, setBusy] = useState<'asking' | 'turningOn' | null>(null);
  const [found, setFound] = useState<Exclude<Here, 'on' | 'asking' | 'turningOn'>>('reading');
  const [ownId, setOwnId] = useState<string | null>(null);
  useEffect(() => {
    const support = pushSupport();
    let isOver = false;
    let status: PermissionStatus | null = null;
    const look = async () => {
      if (support !== 'yes') return setFound(support === 'no' ? 'unsupported' : support);
      const id = await ownDeviceId(key);
      if (isOver) return;
      setOwnId(id);
      setFound(Notification.permission === 'denied' ? 'blocked' : 'off');
    };
    void look();
    // The settings may have changed on return.
    const watch = async () => {
      const asked = await navigator.permissions?.query({ name: 'notifications' }).catch(() => null);
      if (!asked || isOver) return;
      status = asked;
      asked.addEventListener('change', look);
    };
    if (support === 'yes') void watch();
    return () => {
      isOver = true;
      status?.removeEventListener('change', look);
    };
  }, [key]);
  const device = devices.find(({ id }) => id === ownId) ?? null;
  const isOn = found === 'off' && device !== null;
  const here: Here = busy ?? (isOn ? 'on' : found);
  return { here, device: isOn ? device : null, setBusy, setOwnId, setFound };
}

export function usePush(calendarId: number, key: string, first: Push['devices']) {
  const t = useTexts('push.section');
  const [devices, setDevices] = useState(first);
  const [said, setSaid] = useState<Said | null>(null);
  const [isTesting, setIsTesting] = useState(false);
  const { here, device, setBusy, setOwnId, setFound } = useHere(key, devices);
  const params = { calendarId: String(calendarId) };
  const without = (id: string) => setDevices((now) => now.filter((one) => one.id !== id));

  async function start(): Promise<void> {
    setSaid(null);
    setBusy('asking');
    const turned = await turnOn(calendarId, key, () => setBusy('turningOn'));
    setBusy(null);
    switch (turned.outcome) {
      case 'on':
        setDevices((now) => [turned.device, ...now.filter(({ id }) => id !== turned.device.id)]);
        setOwnId(turned.device.id);
        setFound('off');
        return setSaid({ tone: 'ok', text: t('turnedOn') });
      case 'blocked':
        return setFound('blocked');
      case 'refused':
        return setSaid({ tone: 'error', text: turned.message });
      default:
        setSaid({ tone: 'error', text: t(turned.outcome) });
    }
  }

  async function remove(one: PushDevice): Promise<void> {
    setSaid(null);
    const isOwn = one.id === device?.id;
    const removal = callApi('DELETE /api/calendars/{calendarId}/push/{deviceId}', undefined, {
      params: { ...params, deviceId: one.id },
    });
    // The browser refuses notices from then on, whatever our server answers.
    const ended = isOwn
      ? unsubscribe().then(
          () => true,
          () => false,
        )
      : false;
    const [result, isEnded] = await Promise.all([removal, ended]);
    if (!result.ok && !isEnded) return setSaid({ tone: 'error', text: result.message });
    without(one.id);
    if (isOwn) setOwnId(null);
    const name = one.label || t('unnamed');
    setSaid({
      tone: 'ok',
      text: isOwn ? t('turnedOff') : t('turnedOffOther', { device: name }),
    });
  }

  /** Resolves to whether the browser has stopped taking notices. */
  async function test({ id }: PushDevice): Promise<boolean> {
    setSaid(null);
    setIsTesting(true);
    const route = 'POST /api/calendars/{calendarId}/push/{deviceId}/test';
    const result = await callApi(route, undefined, { params: { ...params, deviceId: id } });
    setIsTesting(false);
    if (!result.ok && result.code !== 'gone') {
      setSaid({ tone: 'error', text: result.message });
      return false;
    }
    const outcome = result.ok ? result.answer.outcome : 'gone';
    if (outcome === 'gone') {
      await unsubscribe().catch(() => {});
      without(id);
      setSaid({ tone: 'error', text: t('testGone') });
      return true;
    }
    const isFailing = outcome === 'failed';
    const sentAt = isFailing ? {} : { sentAt: Date.now() };
    setDevices((now) => now.map((one) => (one.id === id ? { ...one, ...sentAt, isFailing } : one)));
    setSaid(
      isFailing ? { tone: 'error', text: t('testFailed') } : { tone: 'ok', text: t('testSent') },
    );
    return false;
  }

  // Until this browser is known, every device in the list could be it.
  const others = here === 'reading' ? [] : devices.filter(({ id }) => id !== device?.id);
  return { here, device, others, said, isTesting, start, remove, test };
}
