/**
 * The published edits as a table of conditions, one line each, written down from the descriptions of 2026 alone (CFPB,
 * hmda-platform, 2026EditsDescriptions) and read by judge.ts. `a=1,2,_` is one of these (`_` is blank), `?` a kind of value,
 * `name2-5` all of these columns, `+` any of them, `$k` each of 1 to 5.
 */
export const published = `
S300 recordId=2
V600 lei?alnum20
V610-1 applicationDate=NA | applicationDate?date
V610-2 action=6 <-> applicationDate=NA
V611 loanType=1,2,3,4
V612-1 purpose=1,2,31,32,4,5
V612-2 preapproval=1 -> purpose=1
V613-1 preapproval=1,2
V613-2 action=7,8 -> preapproval=1
V613-3 action=3,4,5,6 -> preapproval=2
V613-4 preapproval=1 -> action=1,2,7,8
V614-1 purpose=2,4,31,32,5 -> preapproval=2
V614-2 affordableUnits?num -> preapproval=2
V614-3 reverse=1 -> preapproval=2
V614-4 openEnd=1 -> preapproval=2
V615-1 construction=1,2
V615-2 manufacturedLand=1,2,3,4 -> construction=2
V615-3 manufacturedType=1,2 -> construction=2
V616 occupancy=1,2,3
V617 amount>=0
V618 action=1,2,3,4,5,6,7,8
V619-1 actionDate?date
V619-3 action=1,2,3,4,5,7,8 & applicationDate?date & actionDate?date -> actionDate>=applicationDate
V620 street!=_
V621 city!=_
V622 street!=NA,Exempt,_ -> city!=NA,_ & state!=NA,_ & zip!=NA,_
V624 zip=NA,Exempt | zip?zip
V625-1 tract=NA | tract?digits11
V626 county=NA | county?digits5
V628-1 ethnicity1=1,11,12,13,14,2,3,4 | ethnicity1=_ & ethnicityText!=_
V628-2 ethnicity2-5=1,11,12,13,14,2,_
V628-3 ethnicity1-5?once
V628-4 ethnicity1=3,4 -> ethnicity2-5=_
V629-1 ethnicityObserved=1,2,3
V629-2 ethnicityObserved=1 -> ethnicity1=1,2 & ethnicity2-2=1,2,_ & ethnicity3-5=_
V629-3 ethnicityObserved=2 -> ethnicity1=1,11,12,13,14,2,3 | ethnicity1=_ & ethnicityText!=_
V630 ethnicity1=4 -> ethnicityObserved=3
V631-1 coEthnicity1=1,11,12,13,14,2,3,4,5 | coEthnicity1=_ & coEthnicityText!=_
V631-2 coEthnicity2-5=1,11,12,13,14,2,_
V631-3 coEthnicity1-5?once
V631-4 coEthnicity1=3,4,5 -> coEthnicity2-5=_
V632-1 coEthnicityObserved=1,2,3,4
V632-2 coEthnicityObserved=1 -> coEthnicity1=1,2 & coEthnicity2-2=1,2,_ & coEthnicity3-5=_
V632-3 coEthnicityObserved=2 -> coEthnicity1=1,11,12,13,14,2,3 | coEthnicity1=_ & coEthnicityText!=_
V633 coEthnicity1=4 -> coEthnicityObserved=3
V634 coEthnicity1=5 <-> coEthnicityObserved=4
V635-1 race1=1,2,21,22,23,24,25,26,27,3,4,41,42,43,44,5,6,7 | race1=_ & raceTribe!=_ | race1=_ & raceAsian!=_ | race1=_ & racePacific!=_
V635-2 race2-5=1,2,21,22,23,24,25,26,27,3,4,41,42,43,44,5,_
V635-3 race1-5?once
V635-4 race1=6,7 -> race2-5=_
V636-1 raceObserved=1,2,3
V636-2 raceObserved=1 -> race1=1,2,3,4,5 & race2-5=1,2,3,4,5,_
V636-3 raceObserved=2 -> race1=1,2,21,22,23,24,25,26,27,3,4,41,42,43,44,5,6 | race1=_ & raceTribe!=_ | race1=_ & raceAsian!=_ | race1=_ & racePacific!=_
V636-3 raceObserved=2 -> race2-5=1,2,21,22,23,24,25,26,27,3,4,41,42,43,44,5,_
V637 race1=7 -> raceObserved=3
V638-1 coRace1=1,2,21,22,23,24,25,26,27,3,4,41,42,43,44,5,6,7,8 | coRace1=_ & coRaceTribe!=_ | coRace1=_ & coRaceAsian!=_ | coRace1=_ & coRacePacific!=_
V638-2 coRace2-5=1,2,21,22,23,24,25,26,27,3,4,41,42,43,44,5,_
V638-3 coRace1-5?once
V638-4 coRace1=6,7,8 -> coRace2-5=_
V639-1 coRaceObserved=1,2,3,4
V639-2 coRaceObserved=1 -> coRace1=1,2,3,4,5 & coRace2-5=1,2,3,4,5,_
V639-3 coRaceObserved=2 -> coRace1=1,2,21,22,23,24,25,26,27,3,4,41,42,43,44,5,6 | coRace1=_ & coRaceTribe!=_ | coRace1=_ & coRaceAsian!=_ | coRace1=_ & coRacePacific!=_
V639-3 coRaceObserved=2 -> coRace2-5=1,2,21,22,23,24,25,26,27,3,4,41,42,43,44,5,_
V640 coRace1=7 -> coRaceObserved=3
V641 coRace1=8 <-> coRaceObserved=4
V642-1 sex=1,2,3,4,6
V642-2 sexObserved=1,2,3
V643 sexObserved=1 -> sex=1,2
V644-1 sexObserved=2 -> sex=1,2,3,6
V644-2 sex=6 -> sexObserved=2,3
V645 sex=4 -> sexObserved=3
V646-1 coSex=1,2,3,4,5,6
V646-2 coSexObserved=1,2,3,4
V647 coSexObserved=1 -> coSex=1,2
V648-1 coSexObserved=2 -> coSex=1,2,3,6
V648-2 coSex=6 -> coSexObserved=2,3
V649 coSex=4 -> coSexObserved=3
V650 coSexObserved=4 <-> coSex=5
V651-1 age?whole & age>0
V651-2 ethnicity1=4 & race1=7 & sex=4 & action!=6 -> age=8888
V652-1 coAge?whole & coAge>0
V652-2 coEthnicity1=4 & coRace1=7 & coSex=4 & action!=6 -> coAge=8888
V654-1 income=NA | income?int
V654-2 affordableUnits?num -> income=NA
V655-1 ethnicity1=4 & race1=7 & sex=4 & action!=6 -> income=NA
V655-2 coEthnicity1=4 & coRace1=7 & coSex=4 & action!=6 -> income=NA
V656-1 purchaser=0,1,2,3,4,5,6,71,72,8,9
V656-2 action=2,3,4,5,7,8 -> purchaser=0
V657-1 rateSpread?num | rateSpread=NA,Exempt
V657-2 action=3,4,5,6,7 -> rateSpread=NA,Exempt
V657-3 reverse=1 -> rateSpread=NA,Exempt
V658-1 hoepa=1,2,3
V658-2 action=2,3,4,5,7,8 -> hoepa=3
V659 lien=1,2
V660-1 score?whole
V660-2 scoreModel=1111,1,2,3,4,5,6,7,8,9,11,12,13,14,15
V661 score=8888 <-> scoreModel=9
V662-1 scoreModel!=8 -> scoreModelText=_
V662-2 scoreModel=8 -> scoreModelText!=_
V663 action=4,5,6 -> score=8888,1111 & scoreModel=9,1111 & scoreModelText=_
V664 action=4,5,6 -> coScore=8888,1111 & coScoreModel=9,1111 & coScoreModelText=_
V665-1 coScore?whole
V665-2 coScoreModel=1111,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15
V666-1 coScore=8888 <-> coScoreModel=9
V666-2 coScore=9999 <-> coScoreModel=10
V667-1 coScoreModel!=8 -> coScoreModelText=_
V667-2 coScoreModel=8 -> coScoreModelText!=_
V668-1 ethnicity1=4 & race1=7 & sex=4 -> score=8888,1111
V668-2 coEthnicity1=4 & coRace1=7 & coSex=4 -> coScore=8888,1111
V669-1 denial1=1111,1,2,3,4,5,6,7,8,9,10
V669-2 denial2-4=1,2,3,4,5,6,7,8,9,_
V669-3 denial1-4?once
V669-4 denial1=1111,10 -> denial2-4=_
V670-1 action=3,7 -> denial1=1111,1,2,3,4,5,6,7,8,9
V670-2 denial1=1,2,3,4,5,6,7,8,9 -> action=3,7
V670-3 action=1,2,4,5,6,8 -> denial1=1111,10
V670-4 denial1=10 -> action=1,2,4,5,6,8
V671-1 +denial1-4=9 -> denialText!=_
V671-2 denialText!=_ -> +denial1-4=9
V672-1 loanCosts>=0 | loanCosts=NA,Exempt
V672-2 pointsAndFees>=0 -> loanCosts=NA
V672-3 reverse=1 -> loanCosts=NA,Exempt
V672-4 openEnd=1 -> loanCosts=NA,Exempt
V672-5 business=1 -> loanCosts=NA,Exempt
V672-6 action=2,3,4,5,7,8 -> loanCosts=NA,Exempt
V673-1 pointsAndFees>=0 | pointsAndFees=NA,Exempt
V673-2 action=2,3,4,5,6,7,8 -> pointsAndFees=NA,Exempt
V673-3 reverse=1 -> pointsAndFees=NA,Exempt
V673-4 business=1 -> pointsAndFees=NA,Exempt
V673-5 loanCosts>=0 -> pointsAndFees=NA
V674-1 originationCharges>=0 | originationCharges=NA,Exempt
V674-2 reverse=1 -> originationCharges=NA,Exempt
V674-3 openEnd=1 -> originationCharges=NA,Exempt
V674-4 business=1 -> originationCharges=NA,Exempt
V674-5 action=2,3,4,5,7,8 -> originationCharges=NA,Exempt
V675-1 discountPoints>0 | discountPoints=NA,Exempt,_
V675-2 reverse=1 -> discountPoints=NA,Exempt
V675-3 openEnd=1 -> discountPoints=NA,Exempt
V675-4 business=1 -> discountPoints=NA,Exempt
V675-5 action=2,3,4,5,7,8 -> discountPoints=NA,Exempt
V676-1 lenderCredits>0 | lenderCredits=NA,Exempt,_
V676-2 reverse=1 -> lenderCredits=NA,Exempt
V676-3 openEnd=1 -> lenderCredits=NA,Exempt
V676-4 business=1 -> lenderCredits=NA,Exempt
V676-5 action=2,3,4,5,7,8 -> lenderCredits=NA,Exempt
V677-1 rate>=0 | rate=NA,Exempt
V677-2 action=3,4,5,7 -> rate=NA,Exempt
V678-1 penaltyTerm?whole & penaltyTerm>0 | penaltyTerm=NA,Exempt
V678-2 action=6 -> penaltyTerm=NA,Exempt
V678-3 reverse=1 -> penaltyTerm=NA,Exempt
V678-4 business=1 -> penaltyTerm=NA,Exempt
V678-5 penaltyTerm?num & term?num -> penaltyTerm<=term
V679-1 dti?num | dti=NA,Exempt
V679-2 action=4,5,6 -> dti=NA,Exempt
V679-3 affordableUnits?num -> dti=NA,Exempt
V680-1 ethnicity1=4 & race1=7 & sex=4 & coEthnicity1=5 & coRace1=8 & coSex=5 -> dti=NA,Exempt
V680-2 ethnicity1=4 & race1=7 & sex=4 & coEthnicity1=4 & coRace1=7 & coSex=4 -> dti=NA,Exempt
V681-1 cltv>0 | cltv=NA,Exempt
V681-2 action=4,5,6 -> cltv=NA,Exempt
V682-1 term?whole & term>0 | term=NA,Exempt
V682-2 reverse=1 -> term=NA,Exempt
V683 introPeriod?whole & introPeriod>0 | introPeriod=NA,Exempt
V684 balloon=1111,1,2
V685 interestOnly=1111,1,2
V686 negativeAmortization=1111,1,2
V687 otherNonAmortizing=1111,1,2
V688-1 value>0 | value=NA,Exempt
V688-2 action=4,5 -> value=NA,Exempt
V689-1 manufacturedType=1111,1,2,3
V689-2 affordableUnits?num -> manufacturedType=1111,3
V689-3 construction=1 -> manufacturedType=1111,3
V690-1 manufacturedLand=1111,1,2,3,4,5
V690-2 affordableUnits?num -> manufacturedLand=1111,5
V690-3 construction=1 -> manufacturedLand=1111,5
V691 units?whole & units>0
V692-1 affordableUnits?whole | affordableUnits=NA,Exempt
V692-2 units<5 -> affordableUnits=NA,Exempt
V692-3 units>=5 -> affordableUnits<=units | affordableUnits=NA,Exempt
V693-1 channel=1111,1,2,3
V693-2 action=6 -> channel=1111,3
V693-3 channel=3 -> action=6
V694-1 payable=1111,1,2,3
V694-2 action=6 -> payable=1111,3
V694-3 action=1 -> payable=1111,1,2
V695-1 nmls?whole | nmls=NA,Exempt
V695-2 nmls?whole -> nmls>0
V695-3 nmls?whole -> nmls?digits4to7 & nmls<=3000000
V696-1 aus1=1111,1,2,3,4,5,6,7
V696-1 aus2-5=1,2,3,4,5,7,_
V696-2 ausResult1=1111,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24
V696-2 ausResult2-5=1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,18,19,20,21,22,23,24,_
V699 aus$k=5 -> ausResult$k=1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,18,19,20,21,22,23,24
V700-1 aus1=6 -> ausResult1=17 & aus2-5=_ & ausResult2-5=_
V700-2 ausResult1=17 -> aus1=6 & aus2-5=_ & ausResult2-5=_
V701 aus2=_ -> ausResult2=_
V701 aus3=_ -> ausResult3=_
V701 aus4=_ -> ausResult4=_
V701 aus5=_ -> ausResult5=_
V702-1 +aus1-5=5 -> ausText!=_
V702-2 ausText!=_ -> +aus1-5=5
V703-1 +ausResult1-5=16 -> ausResultText!=_
V703-2 ausResultText!=_ -> +ausResult1-5=16
V704-1 action=6 -> aus1=6
V704-2 action=6 -> ausResult1=1111,17
V705-1 ethnicity1=4 & race1=7 & sex=4 & coEthnicity1=5 & coRace1=8 & coSex=5 -> aus1=1111,6 & ausResult1=1111,17
V705-2 ethnicity1=4 & race1=7 & sex=4 & coEthnicity1=4 & coRace1=7 & coSex=4 -> aus1=1111,6 & ausResult1=1111,17
V706 reverse=1111,1,2
V707 openEnd=1111,1,2
V708 business=1111,1,2
V709 street=Exempt | city=Exempt | zip=Exempt -> street=Exempt & city=Exempt & zip=Exempt
V710 score=1111 | coScore=1111 | scoreModel=1111 | coScoreModel=1111 -> score=1111 & coScore=1111 & scoreModel=1111 & coScoreModel=1111 & scoreModelText=_ & coScoreModelText=_
V711 denial1=1111 -> denial2-4=_ & denialText=_
V712 loanCosts=Exempt | pointsAndFees=Exempt -> loanCosts=Exempt & pointsAndFees=Exempt
V713 aus1=1111 | ausResult1=1111 -> aus1=1111 & ausResult1=1111 & aus2-5=_ & ausResult2-5=_ & ausText=_ & ausResultText=_
V714 channel=1111 | payable=1111 -> channel=1111 & payable=1111
V715 balloon=1111 | interestOnly=1111 | negativeAmortization=1111 | otherNonAmortizing=1111 -> balloon=1111 & interestOnly=1111 & negativeAmortization=1111 & otherNonAmortizing=1111
V720-1 scoreModel=1,2,3,4,5,6,11,12 & score?num -> score>=280
V720-2 coScoreModel=1,2,3,4,5,6,11,12 & coScore?num -> coScore>=280
V720-3 scoreModel=13,14,15 & score?num -> score>=300
V720-4 coScoreModel=13,14,15 & coScore?num -> coScore>=300
V721-1 age!=9999,1111
V721-2 coAge!=1111
Q602 street=NA -> city=NA & state=NA & zip=NA
Q605-1 purchaser=1,3 -> loanType=1
Q605-2 purchaser=2 -> loanType=2,3,4
Q606 income?num -> income<10000
Q607 lien=2 & amount?num -> amount<=250000
Q608 action=1 & applicationDate?date & actionDate?date -> actionDate>applicationDate
Q609 purchaser=1,2,3,4 & rateSpread?num -> rateSpread<=10
Q610 action=1 & lien=1 & rateSpread>6.5 -> hoepa=1
Q611 action=1 & lien=2 & rateSpread>8.5 -> hoepa=1
Q612 purchaser=1,3 -> hoepa=2,3
Q613 business=1 -> purpose=1,2,31,32,5
Q614-1 age=8888 | age>=18 & age<=100
Q614-2 coAge=8888,9999 | coAge>=18 & coAge<=100
Q615-1 loanCosts!=0,_ & loanCosts?num & originationCharges!=0,_ & originationCharges?num -> loanCosts>originationCharges
Q615-2 pointsAndFees!=0,_ & pointsAndFees?num & originationCharges!=0,_ & originationCharges?num -> pointsAndFees>originationCharges
Q616-1 loanCosts!=0,_ & loanCosts?num & discountPoints!=0,_ & discountPoints?num -> loanCosts>discountPoints
Q616-2 pointsAndFees!=0,_ & pointsAndFees?num & discountPoints!=0,_ & discountPoints?num -> pointsAndFees>discountPoints
Q618 construction=2 -> manufacturedType!=3
Q619 construction=2 -> manufacturedLand!=5
Q620 business=2 -> nmls!=NA
Q622 reverse=1 & age?num -> age>=62
Q623 units<=4 & income<=200 & amount?num -> amount<2000000
Q624 loanType=2 & units=1 & amount?num -> amount<=637000
Q625 loanType=3 & units<=4 & amount?num -> amount<=1050000
Q626 purchaser=1,2,3,4 & units<=4 & amount?num -> amount<=1225000
Q627 units>=5 & amount?num -> amount>=100000 & amount<=10000000
Q628 purpose=1 & units<=4 & amount?num -> amount>10000
Q629 action=1,2,3,4,5,7,8 & units<=4 & purpose=1,2,4 -> income!=NA
Q630 units>=5 -> hoepa=3
Q631 loanType=2,3,4 & units?num -> units<=4
Q632 aus$k=3 -> ausResult$k=1,2,3,4,8,13,18,19,16
Q633 aus$k=4 -> ausResult$k=3,4,10,15,18,19,20,21,22,23,24,16
Q642-1 score=7777 -> scoreModel=7,8
Q642-2 coScore=7777 -> coScoreModel=7,8
Q643 aus$k=1 -> ausResult$k=1,2,3,4,5,6,7,15,16
Q644 aus$k=2 -> ausResult$k=8,9,10,11,12,13,16
Q645-1 amount?num -> amount>=500
Q645-2 purpose=1 & amount?num -> amount>=1000
Q649-1 score=7777,8888,1111 | score>=300 & score<=900
Q649-2 coScore=7777,8888,9999,1111 | coScore>=300 & coScore<=900
Q650-1 rate>0 -> rate>=0.5
Q650-2 rate?num -> rate<=20
Q651-1 cltv>0 -> cltv>=1.5
Q651-2 cltv?num -> cltv<150
Q652 dti>0 -> dti>=1
Q653-1 action=1,2,8 & cltv?num -> cltv>=0 & cltv<=250
Q653-2 action=3,4,5,6,7 & cltv?num -> cltv>=0 & cltv<=1000
Q654 income>5 & action=1,2,8 & dti?num -> dti>=0 & dti<=80
Q655 units>=5 -> affordableUnits=Exempt | affordableUnits?whole
Q658 term?num -> term<=600
`;
