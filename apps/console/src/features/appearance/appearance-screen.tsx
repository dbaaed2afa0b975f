import type { ThemeChoice } from "@lokalkorb/theme/css-variables";
import { correctTheme } from "@lokalkorb/theme/custom-theme";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { Dialog } from "@lokalkorb/ui/dialog";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from "react";
import { FormDialogs } from "@/shared/forms/ui/form-dialogs";
import { useShop } from "@/entities/shop/shop-context";
import { SettingsTabs } from "@/layouts/settings-tabs";
import { ShopLayout } from "@/layouts/shop-layout";
import { AppearanceBar } from "./appearance-bar.tsx";
import { choiceKeys, valuesOf, titleOf, type ChoiceKey } from "./appearance-choice.ts";
import { appearanceText as text } from "./appearance-text.ts";
import { CustomColors } from "./custom-colors.tsx";
import { ThemePreview } from "./theme-preview.tsx";
import { ThemeTile } from "./theme-tile.tsx";
import { useAppearance } from "./use-appearance.ts";

/** Every look there is, on a product; the chosen one on a whole shop beside it, or, on small screens, one press away. */
export const AppearanceScreen: PageWithLayout = () => {
  const { shop } = useShop();
  const [previewing, setPreviewing] = useState(false);
  const closePreview = useCallback(() => setPreviewing(false), []);
  const appearance = useAppearance();
  const { values, change } = appearance;
  const { key, custom } = values;
  const own = useMemo(() => correctTheme(custom).theme, [custom]);
  const choose = useCallback((chosen: ChoiceKey) => change({ key: chosen }), [change]);
  const stored = valuesOf(shop.theme).key;
  const themeOf = (wanted: ChoiceKey): ThemeChoice => (wanted === "custom" ? own : wanted);
  const fields = useInSightOnce(key === "custom");
  const preview = <ThemePreview theme={themeOf(key)} name={titleOf(key)} />;
  return (
    <>
      <div className="mx-auto grid w-full max-w-[1440px] flex-1 content-start items-start gap-5 px-4 py-4 md:px-5 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="grid min-w-0 gap-4">
          <p className="max-w-[60ch] text-ink-2">{text.lead}</p>
          <fieldset>
            <legend className="sr-only">{text.choose}</legend>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(152px,1fr))] gap-3">
              {choiceKeys.map((themeKey) => (
                <ThemeTile
                  key={themeKey}
                  themeKey={themeKey}
                  theme={themeOf(themeKey)}
                  checked={themeKey === key}
                  current={themeKey === stored}
                  onChoose={choose}
                />
              ))}
            </div>
          </fieldset>
          <div>
            <Checkbox
              label={text.hidesPlatform}
              checked={values.hidesPlatform}
              onChange={(event) => change({ hidesPlatform: event.target.checked })}
            />
            <p className="max-w-[60ch] text-meta text-ink-2">{text.hidesPlatformHint}</p>
          </div>
        </div>
        <div className="grid gap-4 lg:sticky lg:top-[calc(var(--above)+80px)]">
          {key === "custom" && (
            <CustomColors ref={fields} value={custom} onChange={(changed) => change({ custom: changed })} />
          )}
          <div className="max-lg:hidden">{preview}</div>
        </div>
      </div>
      <Dialog open={previewing} onClose={closePreview} title={`${text.preview}: ${titleOf(key)}`}>
        {preview}
      </Dialog>
      <FormDialogs form={appearance.form} />
      <AppearanceBar appearance={appearance} onPreview={() => setPreviewing(true)} />
    </>
  );
};
/**
 * Fields that appear by a choice below the last tile are brought into sight; fields from the start stay where they are.
 */
function useInSightOnce(there: boolean): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const wasThere = useRef(there);
  useEffect(() => {
    if (there && !wasThere.current) element.current?.scrollIntoView({ block: "nearest" });
    wasThere.current = there;
  }, [there]);
  return element;
}

AppearanceScreen.getLayout = (page) => (
  <ShopLayout route="appearance">
    <SettingsTabs current="appearance" />
    {page}
  </ShopLayout>
);
