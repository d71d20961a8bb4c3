<#
.SYNOPSIS
  Turns a Windows machine into a display of Psifida.
  Κάνει έναν υπολογιστή με Windows οθόνη της Ψηφίδας.

.DESCRIPTION
  Makes a local user without rights that is signed in with the power, and keeps Microsoft Edge open full screen on the
  display's page. Run again it changes what differs and nothing else; -Undo takes all of it back.

  Edge is not started with --kiosk: that mode, and assigned access with it, is an InPrivate session, which forgets the
  display's pairing and its files whenever it ends. Here Edge is a window without bars, full screen, with a folder of its own.

.PARAMETER Server
  The address of Psifida: https://psifida.example.gr

.PARAMETER NightAt
  When the machine restarts, every night. 04:00 if nothing is said.

.PARAMETER Undo
  Takes everything back, and the user with all that the display has kept.

.EXAMPLE
  powershell -ExecutionPolicy Bypass -File .\psifida-display.ps1 -Server https://psifida.example.gr

.EXAMPLE
  powershell -ExecutionPolicy Bypass -File .\psifida-display.ps1 -Undo
#>
#Requires -Version 5.1
#Requires -PSEdition Desktop
#Requires -RunAsAdministrator
[CmdletBinding(DefaultParameterSetName = 'Set')]
param(
  [Parameter(Mandatory = $true, ParameterSetName = 'Set')] [string] $Server,
  [Parameter(ParameterSetName = 'Set')] [ValidatePattern('^([01]\d|2[0-3]):[0-5]\d$')] [string] $NightAt = '04:00',
  [Parameter(Mandatory = $true, ParameterSetName = 'Undo')] [switch] $Undo
)

Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'

$user = 'psifida-display'
$folder = Join-Path $env:ProgramData 'Psifida'
$keeper = Join-Path $folder 'keep-display.ps1'
$before = Join-Path $folder 'before.json'
$taskFolder = '\Psifida\'
$winlogon = 'HKLM:\SOFTWARE\Microsoft\Windows NT\CurrentVersion\Winlogon'
# A power plan of our own, so that the one that was there stays as it was.
$powerPlan = '6f1c5a1e-70d5-4d51-9f52-0d5a5c0f1da0'

# What is set for the whole machine. What was there before is written down first.
function Get-WantedValues([string] $password) {
  $edge = 'HKLM:\SOFTWARE\Policies\Microsoft\Edge'
  $update = 'HKLM:\SOFTWARE\Policies\Microsoft\Windows\WindowsUpdate'
  @(
    @{ Path = $winlogon; Name = 'AutoAdminLogon'; Type = 'String'; Value = '1' }
    @{ Path = $winlogon; Name = 'DefaultUserName'; Type = 'String'; Value = $user }
    @{ Path = $winlogon; Name = 'DefaultDomainName'; Type = 'String'; Value = $env:COMPUTERNAME }
    @{ Path = $winlogon; Name = 'DefaultPassword'; Type = 'String'; Value = $password }
    # No questions at the first sign-in, no swipes from the edges of a touch display.
    @{ Path = 'HKLM:\SOFTWARE\Policies\Microsoft\Windows\OOBE'; Name = 'DisablePrivacyExperience'; Type = 'DWord'; Value = 1 }
    @{ Path = 'HKLM:\SOFTWARE\Microsoft\Windows\CurrentVersion\Policies\System'; Name = 'EnableFirstLogonAnimation'; Type = 'DWord'; Value = 0 }
    @{ Path = 'HKLM:\SOFTWARE\Policies\Microsoft\Windows\EdgeUI'; Name = 'AllowEdgeSwipe'; Type = 'DWord'; Value = 0 }
    # Updates go on; what they restart, they restart at night. Windows allows 18 hours at the most.
    @{ Path = $update; Name = 'SetActiveHours'; Type = 'DWord'; Value = 1 }
    @{ Path = $update; Name = 'ActiveHoursStart'; Type = 'DWord'; Value = 6 }
    @{ Path = $update; Name = 'ActiveHoursEnd'; Type = 'DWord'; Value = 0 }
    # Edge asks, offers and remembers nothing of its own; audio plays without a touch.
    @{ Path = $edge; Name = 'HideFirstRunExperience'; Type = 'DWord'; Value = 1 }
    @{ Path = $edge; Name = 'AutoplayAllowed'; Type = 'DWord'; Value = 1 }
    @{ Path = $edge; Name = 'BrowserSignin'; Type = 'DWord'; Value = 0 }
    @{ Path = $edge; Name = 'SyncDisabled'; Type = 'DWord'; Value = 1 }
    @{ Path = $edge; Name = 'TranslateEnabled'; Type = 'DWord'; Value = 0 }
    @{ Path = $edge; Name = 'PasswordManagerEnabled'; Type = 'DWord'; Value = 0 }
    @{ Path = $edge; Name = 'ShowRecommendationsEnabled'; Type = 'DWord'; Value = 0 }
    @{ Path = $edge; Name = 'PromotionalTabsEnabled'; Type = 'DWord'; Value = 0 }
    @{ Path = $edge; Name = 'HubsSidebarEnabled'; Type = 'DWord'; Value = 0 }
    @{ Path = $edge; Name = 'DefaultNotificationsSetting'; Type = 'DWord'; Value = 2 }
    @{ Path = $edge; Name = 'SleepingTabsEnabled'; Type = 'DWord'; Value = 0 }
    @{ Path = $edge; Name = 'StartupBoostEnabled'; Type = 'DWord'; Value = 0 }
    @{ Path = $edge; Name = 'BackgroundModeEnabled'; Type = 'DWord'; Value = 0 }
  )
}

function Get-Value([string] $path, [string] $name) {
  if (-not (Test-Path -LiteralPath $path)) { return $null }
  $key = Get-Item -LiteralPath $path
  if ($key.GetValueNames() -notcontains $name) { return $null }
  @{ Value = $key.GetValue($name, $null, 'DoNotExpandEnvironmentNames'); Type = "$($key.GetValueKind($name))" }
}

function Set-Value([string] $path, [string] $name, [string] $type, $value) {
  if (-not (Test-Path -LiteralPath $path)) { New-Item -Path $path -Force | Out-Null }
  New-ItemProperty -LiteralPath $path -Name $name -PropertyType $type -Value $value -Force | Out-Null
}

# Anyone may make a folder in ProgramData, with a before.json in it that -Undo would write into the registry: only what the
# system or the administrators own is taken for ours.
function Assert-Own([IO.FileSystemInfo] $item) {
  $owner = (Get-Acl -LiteralPath $item.FullName).GetOwner([Security.Principal.SecurityIdentifier]).Value
  $isLink = [bool] ($item.Attributes -band [IO.FileAttributes]::ReparsePoint)
  if ($isLink -or @('S-1-5-18', 'S-1-5-32-544') -notcontains $owner) {
    throw "Δεν το έφτιαξε αυτό το πρόγραμμα: $($item.FullName). Ελέγξτε το, σβήστε το και δοκιμάστε ξανά.`nThis program has not made it: $($item.FullName). Look at it, delete it and try again."
  }
}

function Assert-OwnFolder {
  Assert-Own (Get-Item -LiteralPath $folder -Force)
  foreach ($one in @(Get-ChildItem -LiteralPath $folder -Force)) { Assert-Own $one }
}

# From its first moment on nobody else writes in it; users read, as the keeper is run by one.
function Set-OwnFolder {
  $own = New-Object Security.AccessControl.DirectorySecurity
  # Without the rules of what is audited, which even administrators may only write with a privilege of their own.
  $sections = [Security.AccessControl.AccessControlSections] 'Owner, Group, Access'
  $own.SetSecurityDescriptorSddlForm('O:BAG:BAD:P(A;OICI;FA;;;SY)(A;OICI;FA;;;BA)(A;OICI;0x1200a9;;;BU)', $sections)
  if (-not (Test-Path -LiteralPath $folder)) { [IO.Directory]::CreateDirectory($folder, $own) | Out-Null }
  Assert-Own (Get-Item -LiteralPath $folder -Force)
  # One that was made before it had rights of its own gets them now.
  Set-Acl -LiteralPath $folder -AclObject $own
  Assert-OwnFolder
}

# Only administrators write it, by their numbers, in any language; it is theirs, whoever of them ran this.
function Protect-File([string] $path, [string[]] $more = @()) {
  icacls $path /setowner '*S-1-5-32-544' | Out-Null
  icacls $path /inheritance:r /grant '*S-1-5-18:F' '*S-1-5-32-544:F' @more | Out-Null
}

# The display's page, of an address that somebody typed.
function Get-DisplayPage([string] $typed) {
  $whole = if ($typed -match '^[A-Za-z][A-Za-z0-9+.-]*://') { $typed } else { "https://$typed" }
  $address = $null
  $isAddress = [Uri]::TryCreate($whole, [UriKind]::Absolute, [ref] $address)
  if (-not $isAddress -or @('http', 'https') -notcontains $address.Scheme -or $address.UserInfo -or -not $address.Host) {
    throw "Η διεύθυνση γράφεται όπως https://psifida.example.gr, χωρίς όνομα και κωδικό: $typed`nAn address is written like https://psifida.example.gr, without a name and a password: $typed"
  }
  $address.GetLeftPart([UriPartial]::Authority) + '/display'
}

function New-Password {
  $bytes = New-Object byte[] 24
  $random = [Security.Cryptography.RandomNumberGenerator]::Create()
  try { $random.GetBytes($bytes) } finally { $random.Dispose() }
  # One of each kind, for whatever rule of passwords there is.
  'Aa1!' + [Convert]::ToBase64String($bytes)
}

function Find-Edge {
  foreach ($base in @(${env:ProgramFiles(x86)}, $env:ProgramFiles)) {
    if (-not $base) { continue }
    $program = Join-Path $base 'Microsoft\Edge\Application\msedge.exe'
    if (Test-Path -LiteralPath $program) { return $program }
  }
  throw "Ο Microsoft Edge δεν βρέθηκε.`nMicrosoft Edge was not found."
}

# Runs as the display's user, as long as it is signed in: it can do nothing that the user cannot.
function Get-KeeperText([string] $edge, [string] $page) {
  $text = @'
$ErrorActionPreference = 'SilentlyContinue'
function Set-Own($path, $name, $value) {
  if (-not (Test-Path $path)) { New-Item -Path $path -Force | Out-Null }
  Set-ItemProperty -Path $path -Name $name -Value $value
}
# Nothing comes over the image.
Set-Own 'HKCU:\Software\Microsoft\Windows\CurrentVersion\PushNotifications' 'ToastEnabled' 0
Set-Own 'HKCU:\Software\Microsoft\Windows\CurrentVersion\UserProfileEngagement' 'ScoobeSystemSettingEnabled' 0
Set-Own 'HKCU:\Control Panel\Desktop' 'ScreenSaveActive' '0'
$own = "$env:LOCALAPPDATA\PsifidaDisplay"
$arguments = @(
  '--app="PAGE"', '--start-fullscreen', "--user-data-dir=`"$own`"",
  '--no-first-run', '--no-default-browser-check', '--hide-crash-restore-bubble', '--noerrdialogs',
  '--disable-pinch', '--overscroll-history-navigation=0', '--autoplay-policy=no-user-gesture-required'
)
# One that is started while another has the folder hands its page to that one and ends: a window more each time. What
# has a type is only a part of one.
function Find-Running {
  Get-CimInstance -ClassName Win32_Process -Filter "Name = 'msedge.exe'" |
    Where-Object { $_.CommandLine -and $_.CommandLine.Contains($own) -and -not $_.CommandLine.Contains('--type=') } |
    Select-Object -First 1
}
$failures = 0
while ($true) {
  $started = Get-Date
  $running = Find-Running
  $edge = if ($running) { Get-Process -Id $running.ProcessId } else { Start-Process -FilePath 'EDGE' -ArgumentList $arguments -PassThru }
  if ($edge) { $edge.WaitForExit() }
  # One that does not stay up is waited for ever longer, but never for more than half a minute.
  $failures = if (((Get-Date) - $started).TotalSeconds -gt 60) { 0 } else { $failures + 1 }
  Start-Sleep -Seconds ([Math]::Min(30, 1 + 2 * $failures))
}
'@
  $text.Replace('EDGE', $edge.Replace("'", "''")).Replace('PAGE', $page)
}

function Set-Display {
  $page = Get-DisplayPage $Server
  $edge = Find-Edge
  Set-OwnFolder

  # The password stands in the registry, where Windows wants it for signing in by itself. It is this machine's alone, drawn
  # anew each time, of a user who may do nothing.
  $password = New-Password
  $secret = ConvertTo-SecureString $password -AsPlainText -Force
  if (Get-LocalUser -Name $user -ErrorAction SilentlyContinue) {
    Set-LocalUser -Name $user -Password $secret
  } else {
    New-LocalUser -Name $user -Password $secret -FullName 'Psifida' -Description 'Psifida display' -UserMayNotChangePassword | Out-Null
  }
  Set-LocalUser -Name $user -PasswordNeverExpires $true
  # By its number: the group is called something else in every language of Windows.
  try { Add-LocalGroupMember -SID 'S-1-5-32-545' -Member $user } catch [Microsoft.PowerShell.Commands.MemberExistsException] { }

  $wanted = Get-WantedValues $password
  if (-not (Test-Path -LiteralPath $before)) {
    $active = [regex]::Match((powercfg /getactivescheme | Out-String), '[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}').Value
    $values = foreach ($one in $wanted) {
      @{ Path = $one.Path; Name = $one.Name; Was = Get-Value $one.Path $one.Name }
    }
    @{ PowerPlan = $active; Values = @($values) } | ConvertTo-Json -Depth 5 | Set-Content -LiteralPath $before -Encoding UTF8
    # What was there may be somebody's password.
    Protect-File $before
  }
  foreach ($one in $wanted) { Set-Value $one.Path $one.Name $one.Type $one.Value }

  # The screen goes dark by Psifida's plan and never by Windows.
  if ((powercfg /list | Out-String) -notmatch $powerPlan) {
    powercfg /duplicatescheme SCHEME_BALANCED $powerPlan | Out-Null
    powercfg /changename $powerPlan 'Psifida' | Out-Null
  }
  powercfg /setactive $powerPlan
  foreach ($what in @('monitor-timeout', 'standby-timeout', 'hibernate-timeout', 'disk-timeout')) {
    foreach ($source in @('ac', 'dc')) { powercfg /change "$what-$source" 0 }
  }

  Set-Content -LiteralPath $keeper -Value (Get-KeeperText $edge $page) -Encoding UTF8
  Protect-File $keeper @('*S-1-5-32-545:RX')

  $settings = New-ScheduledTaskSettingsSet -AllowStartIfOnBatteries -DontStopIfGoingOnBatteries -ExecutionTimeLimit ([TimeSpan]::Zero) -MultipleInstances IgnoreNew -RestartCount 999 -RestartInterval (New-TimeSpan -Minutes 1)
  $powershell = Join-Path $env:SystemRoot 'System32\WindowsPowerShell\v1.0\powershell.exe'
  $keep = New-ScheduledTaskAction -Execute $powershell -Argument "-NoProfile -NonInteractive -ExecutionPolicy Bypass -WindowStyle Hidden -File `"$keeper`""
  $asUser = New-ScheduledTaskPrincipal -UserId "$env:COMPUTERNAME\$user" -LogonType Interactive -RunLevel Limited
  $signedIn = New-ScheduledTaskTrigger -AtLogOn -User "$env:COMPUTERNAME\$user"
  Register-ScheduledTask -TaskPath $taskFolder -TaskName 'Display' -Action $keep -Principal $asUser -Trigger $signedIn -Settings $settings -Force | Out-Null
  $restart = New-ScheduledTaskAction -Execute (Join-Path $env:SystemRoot 'System32\shutdown.exe') -Argument '/r /f /t 5'
  $asSystem = New-ScheduledTaskPrincipal -UserId 'S-1-5-18' -LogonType ServiceAccount -RunLevel Highest
  Register-ScheduledTask -TaskPath $taskFolder -TaskName 'Night' -Action $restart -Principal $asSystem -Trigger (New-ScheduledTaskTrigger -Daily -At $NightAt) -Settings $settings -Force | Out-Null

  Write-Output "$page"
  Write-Output 'Έτοιμο. Κάντε επανεκκίνηση: η οθόνη θα δείξει τον κωδικό της.'
  Write-Output 'Done. Restart the machine: the display will show its code.'
}

function Remove-Display {
  if (Test-Path -LiteralPath $folder) { Assert-OwnFolder }
  foreach ($name in @('Display', 'Night')) {
    $task = Get-ScheduledTask -TaskPath $taskFolder -TaskName $name -ErrorAction SilentlyContinue
    if ($task) {
      Stop-ScheduledTask -InputObject $task
      Unregister-ScheduledTask -InputObject $task -Confirm:$false
    }
  }
  if (Test-Path -LiteralPath $before) {
    $kept = Get-Content -LiteralPath $before -Raw -Encoding UTF8 | ConvertFrom-Json
    $ours = Get-WantedValues ''
    foreach ($one in $kept.Values) {
      # Nothing is put back that this program does not set.
      if (-not ($ours | Where-Object { $_.Path -eq $one.Path -and $_.Name -eq $one.Name })) { continue }
      if ($one.Was) {
        Set-Value $one.Path $one.Name $one.Was.Type $one.Was.Value
      } elseif (Get-Value $one.Path $one.Name) {
        Remove-ItemProperty -LiteralPath $one.Path -Name $one.Name
      }
    }
    if ($kept.PowerPlan -match '^[0-9a-fA-F-]{36}$' -and $kept.PowerPlan -ne $powerPlan) {
      powercfg /setactive $kept.PowerPlan
      powercfg /delete $powerPlan
    }
  }
  $account = Get-LocalUser -Name $user -ErrorAction SilentlyContinue
  if ($account) {
    $sid = $account.SID.Value
    $profileOf = Get-CimInstance -ClassName Win32_UserProfile | Where-Object { $_.SID -eq $sid }
    if ($profileOf -and $profileOf.Loaded) {
      Write-Output 'Ο χρήστης της οθόνης είναι ακόμη συνδεδεμένος. Κάντε επανεκκίνηση και δώστε ξανά -Undo: μένουν να σβηστούν ο χρήστης και όσα κράτησε η οθόνη.'
      Write-Output 'The display''s user is still signed in. Restart, and run -Undo again: the user and what the display kept are still to be removed.'
      return
    }
    if ($profileOf) { Remove-CimInstance -InputObject $profileOf }
    Remove-LocalUser -Name $user
  }
  if (Test-Path -LiteralPath $folder) { Remove-Item -LiteralPath $folder -Recurse -Force }
  Write-Output 'Όλα αφαιρέθηκαν. Αποσυνδέστε την οθόνη και στις «Οθόνες» της Ψηφίδας.'
  Write-Output 'Everything was taken back. Revoke the display under Displays of Psifida, too.'
}

if ($Undo) { Remove-Display } else { Set-Display }
