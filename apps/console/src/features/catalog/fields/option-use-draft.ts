/** That an article or a bundle uses a group of choices, as it is typed; empty limits are those of the group. */
export interface OptionUseDraft {
  readonly optionId: string;
  readonly min: string;
  readonly max: string;
  readonly enabled?: boolean;
}
