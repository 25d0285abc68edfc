/**
 * Properties of objects that only modules of the widget and query-core exchange. They do not belong to the platform,
 * markup, another library, a response, or anything that pages write or read.
 */
export const internalNames: readonly string[] = `
  abortSignal addObserver announce announceTimes announcement applySettings areDetailsHidden baseUrl batch
  because bindMethods bookable build byDate cancelRefetch cancelRetry chooseDate chooseDateOnceLoaded
  chooseHourCycle chooseZone chosenSlot clearGcTimeout clearSelection clearSlot clockStyle continueRetry createResult
  cycle dataUpdatedAt dayAndMonth dayOfMonth dayStyle defaultOptions defaultQueryOptions drawnMonth
  durationFault earliestMonth eventTypeName failureOf failureReason fetchFailureReason fetchFn fetchMeta
  fetchOptions fetchStatus fullDate gcTime getCurrentResult getQueryCache getQueryDefaults hasListeners
  isAsking isChosen isDebug isDisabled isDryRun isFaint isFirst isInvalidated isLanguageReady isLoading isMonth
  isOldTime isPlaceholderData isRepeated isReturning isRightToLeft isSelected isShift isStaleByTime isStop
  isToday isUrgent isWithoutEventType isZoneLocked jumps listeners loadedFields loadedSlots localization
  managedEvent monthAndYear monthName networkMode observers occasion openDates optionalRemove pageLanguage
  placeholderData prefetchSlots queries queryFn queryHash queryKey refetch refetchInterval refetchOnReconnect
  regionalTag removeObserver requestedTags rescheduling retryDelay retryFailed revert scheduleGc selectSlot
  selectedCursor selectedDate selectedDuration selectedHourCycle selectedMonth selectedSlot
  selectedZone setOptions shortDate shouldFetchOnReconnect shouldFetchOnWindowFocus showEvent showMonth showStep
  skippedMonthHint staleTime stopRelaying structuralSharing submission tintMore
  updateGcTime updateResult users visibleDates watchEvent watchEventType watchFields watchSlots
`
  .trim()
  .split(/\s+/);
